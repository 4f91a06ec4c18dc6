import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stopClock } from "../browser/harness.ts";
import { expectAttached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

/** Two fields, one of them debounced, with the clock of the page stopped. */
async function openDebounced() {
  const app = await openScene("form", "debounced");
  const [now, later] = [app.page.getByLabel("Já"), app.page.getByLabel("Depois")];
  await expectVisible(now);
  await stopClock(app.page);
  return { ...app, now, later };
}

test("change emits each value; focus and blur are emitted too", async () => {
  const { log, now } = await openDebounced();
  await now.pressSequentially("ab");
  await now.blur();
  expect(await log()).toEqual(["foco", 'ja {"value":"a","number":null}', 'ja {"value":"ab","number":null}', "saiu"]);
});

test("a debounced change is emitted once, after the pause", async () => {
  const { page, log, later } = await openDebounced();
  await later.pressSequentially("xyz");
  await page.clock.runFor(199);
  expect(await log()).toEqual([]);
  await page.clock.runFor(1);
  expect(await log()).toEqual(['depois {"value":"xyz","number":null}']);
});

test("Enter emits a debounced change at once", async () => {
  const { log, later } = await openDebounced();
  await later.press("w");
  await later.press("Enter");
  expect(await log()).toEqual([
    'depois {"value":"w","number":null}',
    'enter {"value":"w","number":null,"shiftKey":false}',
  ]);
});

test("blur emits a debounced change at once", async () => {
  const { log, now, later } = await openDebounced();
  await later.press("1");
  await now.focus();
  expect((await log())[0]).toBe('depois {"value":"1","number":null}');
});

test("a decimal is read as its language writes it, and grouped when it is left", async () => {
  const app = await openScene("form", "decimal");
  const input = app.page.getByLabel("Valor");
  await expect.poll(() => input.inputValue()).toBe("1,50");
  await input.fill("1.500");
  await expect.poll(() => app.read("valor.number")).toBe(1500);
  await expect.poll(() => app.read("valor.value")).toBe("1500");
  await input.blur();
  await expect.poll(() => input.inputValue()).toBe("1.500,00");
  expect((await app.log()).at(-1)).toBe('muda {"value":"1500","number":1500}');
  await input.press("End");
  await input.press("Backspace");
  await expect.poll(() => app.read("valor.number")).toBe(1500);
});

test("a decimal that is unclear, or has more digits than the precision, is refused and kept", async () => {
  const app = await openScene("form", "decimal");
  const input = app.page.getByLabel("Valor");
  for (const text of ["10,50,", "0.500", "12,345", "12.03.2026", "1,000"]) {
    await input.fill(text);
    await input.blur();
    expect([text, await input.inputValue(), await app.read("valor.number"), await app.read("valor.isValid")]).toEqual([
      text,
      text,
      null,
      false,
    ]);
  }
  expect(await input.evaluate((node: HTMLInputElement) => node.validationMessage)).toBe(
    "Escreva um número como 1.234,50.",
  );
});

test("a decimal from elsewhere keeps its digits until it is left", async () => {
  const app = await openScene("form", "decimal");
  const input = app.page.getByLabel("Valor");
  await app.call("valor.setValue", { value: 1234.567 });
  await expect.poll(() => input.inputValue()).toBe("1.234,567");
  await input.focus();
  await input.blur();
  await expect.poll(() => input.inputValue()).toBe("1.234,57");
  await expect.poll(() => app.read("valor.number")).toBe(1234.57);
});

test("a decimal keeps its bounds, and rejects text", async () => {
  const app = await openScene("form", "decimal");
  const input = app.page.getByLabel("Valor");
  await input.fill("1.234,5");
  await expect.poll(() => app.read("valor.number")).toBe(1234.5);
  await expect.poll(() => app.read("valor.isValid")).toBe(true);
  await input.fill("10000,01");
  await expect.poll(() => app.read("valor.isValid")).toBe(false);
  await input.fill("nada");
  await expect.poll(() => app.read("valor.number")).toBe(null);
  await expect.poll(() => app.read("valor.isValid")).toBe(false);
});

test("a number is 0 to 10000 by default, a field is required, a textarea has 4 rows", async () => {
  const { page } = await openScene("form", "defaults");
  const n = page.getByLabel("N", { exact: true });
  await expect
    .poll(() => n.evaluate((node: HTMLInputElement) => [node.min, node.max, node.step, node.required]))
    .toEqual(["0", "10000", "1", true]);
  await expect
    .poll(() =>
      page.getByLabel("T", { exact: true }).evaluate((node: HTMLTextAreaElement) => [node.rows, node.required]),
    )
    .toEqual([4, false]);
});

test("a time is cut when its precision changes, in the field too", async () => {
  const app = await openScene("form", "time");
  const shown = () => app.page.locator("input[type=time]").first().inputValue();
  await expect.poll(() => app.read("hora.value")).toBe("10:20:30");
  await app.set({ precision: 60 });
  await expect.poll(() => app.read("hora.value")).toBe("10:20");
  await expect.poll(shown).toBe("10:20");
  await app.set({ precision: 3600 });
  await expect.poll(() => app.read("hora.value")).toBe("10");
  await expect.poll(shown).toBe("10:00");
});

test("an action uses the properties that are shown, not those of a render that React drops", async () => {
  const app = await openScene("form", "neverShown");
  await app.call("wait");
  await expect.poll(async () => (await app.log()).length).toBeGreaterThan(0);
  await app.call("hora.setValue", { value: "10:20:30" });
  await expect.poll(() => app.read("hora.value")).toBe("10:20:30");
});

test("a bound value is taken again when it changes, and says so; change does not", async () => {
  const app = await openScene("form", "boundValue");
  await app.page.getByLabel("Nome").fill("outra");
  await app.log();
  await app.set({ nome: "Caio" });
  await expect.poll(() => app.page.getByLabel("Nome").inputValue()).toBe("Caio");
  expect(await app.log()).toEqual(['novo {"value":"Caio"}']);
});

test("label and hint are tied to the control, and an error takes the place of the hint", async () => {
  const app = await openScene("form", "described");
  const input = app.page.getByLabel("E-mail");
  const described = () =>
    input.evaluate((node) =>
      (node.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
    );
  await expect.poll(() => described()).toEqual(["O da loja"]);
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe(null);
  await app.set({ erro: "E-mail inválido." });
  await expect.poll(() => described()).toEqual(["E-mail inválido."]);
  expect(await app.page.getByText("O da loja").count()).toBe(0);
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => app.page.getByRole("alert").textContent()).toBe("E-mail inválido.");
  await app.set({ erro: "" });
  await expect.poll(() => described()).toEqual(["O da loja"]);
});

test("a form reports invalid fields once, however many there are and however it is sent", async () => {
  const app = await openScene("form", "threeRequired");
  await app.page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => app.log()).toEqual(["falta"]);
  await app.call("form.submitForm");
  await expect.poll(() => app.log()).toEqual(["falta"]);
});

test("a form that is not valid is not submitted, and its first wrong field takes the focus", async () => {
  const app = await openScene("form", "contactForm");
  const { page } = app;
  await expect.poll(() => app.read("form.isValid")).toBe(false);
  await page.getByRole("button", { name: "Enviar" }).click();
  expect(await app.log()).toEqual(["falta"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("nome");
});

test("errors that a workflow reports are shown at their fields until they change or the form is sent", async () => {
  const app = await openScene("form", "contactForm");
  const { page } = app;
  const shown = () => page.getByRole("alert").allInnerTexts();
  await page.getByLabel("Nome").fill("Ana");
  await page.getByLabel("Aceito").check();
  const errors = { valor: "Caro demais.", aceite: "Aceite de novo.", outro: "Não está aqui." };
  await app.call("form.showErrors", { errors });
  await expect.poll(shown).toEqual(["Caro demais.", "Aceite de novo."]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  await expect.poll(focused).toBe("valor");
  await expect.poll(() => page.getByLabel("Valor").inputValue()).toBe("2,0");
  await page.getByLabel("Valor").fill("1");
  await expect.poll(shown).toEqual(["Aceite de novo."]);
  await page.getByLabel("Nome").press("Enter");
  await expect.poll(shown).toEqual([]);
  expect(await app.log()).toEqual(['envia {"values":{"nome":"Ana","valor":1,"aceite":true}}']);
});

test("a refused column is shown at the field of its name, and the code of a constraint in words", async () => {
  const app = await openScene("form", "columnForm");
  const shown = () => app.page.getByRole("alert").allInnerTexts();
  await app.call("form.showErrors", { errors: { room_id: "The room is taken.", title: "23514", seats: "23502" } });
  await expect.poll(shown).toEqual(["The room is taken.", "Este valor não é aceito.", "Preencha este campo."]);
  await app.call("form.showErrors", { errors: null });
  await expect.poll(shown).toEqual([]);
  // A unique key of a table that a function writes to.
  await app.call("form.showErrors", { errors: { reservas_room_id_key: "23505" } });
  await expect.poll(() => shown().then((texts) => texts.length)).toBe(1);
});

test("a form that is valid submits its values with Enter", async () => {
  const app = await openScene("form", "contactForm");
  const { page } = app;
  await page.getByLabel("Nome").fill("Bia");
  await page.getByLabel("Aceito").check();
  await page.getByLabel("Nome").press("Enter");
  expect(await app.log()).toEqual(['envia {"values":{"nome":"Bia","valor":2,"aceite":true}}']);
  await expect.poll(() => app.read("form.isValid")).toBe(true);
});

test("a form resets to the initial values", async () => {
  const app = await openScene("form", "contactForm");
  const { page } = app;
  await page.getByLabel("Nome").fill("Bia");
  await page.getByLabel("Valor").fill("7");
  await page.getByLabel("Aceito").check();
  await app.call("form.resetForm", {});
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("");
  await expect.poll(() => page.getByLabel("Valor").inputValue()).toBe("2,0");
  await expect.poll(() => page.getByLabel("Aceito").isChecked()).toBe(false);
});

test("a checkbox toggles and emits its change", async () => {
  const app = await openScene("form", "checkboxes");
  const { page } = app;
  await page.getByLabel("A").focus();
  await page.keyboard.press("Space");
  expect(await app.log()).toEqual(['a {"value":true}']);
  await expect.poll(() => app.read("a.value")).toBe(true);
  await expect.poll(() => page.locator(".p-a").getAttribute("data-checked")).toBe("true");
});

test("a readonly checkbox does not flip", async () => {
  const app = await openScene("form", "checkboxes");
  const box = app.page.getByLabel("B");
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
  expect(await app.log()).toEqual([]);
});

test("a checkbox that looks as a switch is one", async () => {
  const { page } = await openScene("form", "checkboxes");
  await expect.poll(() => page.getByRole("switch").count()).toBe(1);
});

test("a loading button keeps focus, size and name, and takes no clicks", async () => {
  const app = await openScene("form", "loadingButton");
  const { page } = app;
  const button = page.getByRole("button", { name: "Salvar" });
  const before = await button.boundingBox();
  await button.focus();
  await app.set({ busy: true });
  await button.click({ force: true });
  expect(await app.log()).toEqual([]);
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  const loading = await button.boundingBox();
  expect(loading).toEqual(before);
  expect(await page.locator(".trama-button-text").evaluate((node) => getComputedStyle(node).opacity)).toBe("0");
  const spinner = await page.locator(".trama-spinner").boundingBox();
  const middle = ({ x, width }: { x: number; width: number } = { x: 0, width: 0 }) => x + width / 2;
  expect(Math.abs(middle(spinner ?? undefined) - middle(before ?? undefined))).toBeLessThan(1);
  await app.set({ busy: false });
  await button.click();
  expect((await app.log()).map((line) => line.split(" ")[0])).toEqual(["clique", "envia"]);
});

/** A search bar with the focus, with the clock of the page stopped. */
async function openSearch() {
  const app = await openScene("form", "search");
  await expectVisible(app.page.getByRole("searchbox"));
  await stopClock(app.page);
  await app.page.keyboard.press("/");
  return app;
}

test("a search gets the focus by its key and emits after the pause", async () => {
  const { page, log } = await openSearch();
  await page.keyboard.type("bia");
  await page.clock.runFor(249);
  expect(await log()).toEqual([]);
  await page.clock.runFor(1);
  expect(await log()).toEqual(['muda {"value":"bia"}']);
});

test("Enter in a search emits at once", async () => {
  const { page, log } = await openSearch();
  await page.keyboard.type("biana");
  await page.keyboard.press("Enter");
  expect(await log()).toEqual(['muda {"value":"biana"}', 'envia {"value":"biana"}']);
});

test("Escape clears a search and emits at once", async () => {
  const { page, log } = await openSearch();
  await page.keyboard.type("bia");
  await page.keyboard.press("Enter");
  await log();
  await page.keyboard.press("Escape");
  expect(await log()).toEqual(['muda {"value":""}']);
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
});

test("a button empties a search", async () => {
  const { page, errors } = await openSearch();
  await page.keyboard.type("x");
  await page.getByRole("button", { name: "Limpar" }).click();
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
  expect(errors).toEqual([]);
});

/** A form whose fields are ready, and whether one of them differs from its initial value. */
async function openDirtyForm() {
  const app = await openScene("form", "dirtyForm");
  await expectVisible(app.page.locator(".trama-select-control").nth(1));
  const isDirty = () => app.read("form.isDirty");
  await expect.poll(isDirty).toBe(false);
  return { ...app, isDirty, valor: app.page.getByLabel("Valor") };
}

test("a form knows whether a field differs from its initial value", async () => {
  const { isDirty, valor, read, errors } = await openDirtyForm();
  const values = { nota: "oi", aceito: false, papel: "x" };
  await expect.poll(() => read("form.values")).toMatchObject(values);
  await valor.fill("2");
  await expect.poll(isDirty).toBe(true);
  await expect.poll(() => read("form.values")).toMatchObject({ ...values, valor: 2 });
  await valor.fill("1,50");
  await expect.poll(isDirty).toBe(false);
  expect(errors).toEqual([]);
});

test("a form that is reset has no field that differs", async () => {
  const { page, call, isDirty, errors } = await openDirtyForm();
  await page.getByLabel("Nota").fill("olá");
  await page.getByLabel("Aceito").check();
  await page.getByRole("button", { name: "Tirar a" }).click();
  await expect.poll(isDirty).toBe(true);
  await call("form.resetForm", {});
  await expect.poll(isDirty).toBe(false);
  await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("oi");
  expect(errors).toEqual([]);
});

test("a form resets some fields to other values, which count as saved", async () => {
  const { page, call, read, isDirty, valor, errors } = await openDirtyForm();
  await page.getByLabel("Nota").fill("olá");
  const initialValues = { valor: 2.5, aceito: true, papel: "y", tags: ["b"] };
  await call("form.resetForm", { initialValues });
  await expect.poll(() => read("form.values")).toEqual({ ...initialValues, nota: "oi" });
  expect(await valor.inputValue()).toBe("2,50");
  expect(await isDirty()).toBe(false);
  await call("form.resetForm", {});
  await expect.poll(() => read("form.values")).toMatchObject({ valor: 1.5, aceito: false, papel: "x" });
  expect(errors).toEqual([]);
});

test("a form resets dates, ranges and choices to the shapes that it reads", async () => {
  const { call, read, errors } = await openScene("form", "otherFields");
  const initialValues = {
    dia: "2025-06-02",
    folga: { start: "2025-07-01", end: "2025-07-08" },
    visitas: ["2025-06-03", "2025-06-05"],
    entrega: "2025-06-09",
    preco: { start: 10, end: 40 },
    tamanho: "M",
  };
  await call("form.resetForm", { initialValues });
  await expect.poll(() => read("form.values")).toEqual({ ...initialValues, anexo: null });
  expect(errors).toEqual([]);
});

test("a form that is marked as saved has no field that differs until one is changed again", async () => {
  const { page, call, isDirty, valor, errors } = await openDirtyForm();
  await page.getByLabel("Papel").click();
  await page.getByRole("option", { name: "y" }).click();
  await expect.poll(isDirty).toBe(true);
  await call("form.markSaved");
  await expect.poll(isDirty).toBe(false);
  await valor.fill("7");
  await expect.poll(isDirty).toBe(true);
  expect(errors).toEqual([]);
});

test("a field does not differ from a given value that comes later", async () => {
  const { set, isDirty, valor, errors } = await openDirtyForm();
  await valor.fill("7");
  await expect.poll(isDirty).toBe(true);
  await set({ given: 7 });
  await expect.poll(isDirty).toBe(false);
  await set({ given: 8 });
  await expect.poll(() => valor.inputValue()).toBe("8,00");
  await expect.poll(isDirty).toBe(false);
  expect(errors).toEqual([]);
});

test("Enter sends a form from a field of one line, where the form is valid", async () => {
  const app = await openScene("form", "linesAndTexts");
  const name = app.page.getByLabel("Nome");
  await name.press("Enter");
  expect(await app.log()).toEqual([]);
  await app.page.getByLabel("Texto").fill("a");
  await name.press("Enter");
  expect((await app.log()).at(-1)).toBe('envia {"values":{"nome":"Bia","texto":"a","nota":""}}');
});

test("Ctrl or ⌘ with Enter sends a form from a field of several lines, Enter begins a line", async () => {
  const app = await openScene("form", "linesAndTexts");
  const text = app.page.getByLabel("Texto");
  await text.fill("a");
  await text.press("Enter");
  await expect.poll(() => text.inputValue()).toBe("a\n");
  await text.press("Control+Enter");
  await app.page.getByLabel("Nota").press("Meta+Enter");
  const sent = 'envia {"values":{"nome":"Bia","texto":"a\\n","nota":""}}';
  expect((await app.log()).filter((line) => line.startsWith("envia"))).toEqual([sent, sent]);
});

/** Clear the choices of both lists, and type another name. */
async function changeAll(page: Page) {
  await page.getByRole("button", { name: "Tirar de livre a" }).click();
  await page.getByRole("button", { name: "Tirar de preso a" }).click();
  await page.getByLabel("Nome").fill("Lia");
}

test("choices outlive code around the element that runs again", async () => {
  const app = await openScene("form", "runsAgain");
  const { page } = app;
  await changeAll(page);
  await app.call("again");
  await expectAttached(page.locator("[data-count='1']"));
  await expect.poll(() => page.getByRole("button", { name: "Tirar" }).count()).toBe(0);
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Lia");
  expect(await app.log()).toEqual([]);
  expect(app.errors).toEqual([]);
});

test("choices survive an equal new value, and another value replaces them", async () => {
  const app = await openScene("form", "runsAgain");
  const { page } = app;
  await changeAll(page);
  await app.set({ tags: ["a"] });
  await app.call("again");
  await expectAttached(page.locator("[data-count='1']"));
  await expect.poll(() => page.getByRole("button", { name: "Tirar" }).count()).toBe(0);
  expect(await app.log()).toEqual([]);
  await app.set({ tags: ["b"] });
  await expectVisible(page.getByRole("button", { name: "Tirar de preso b" }));
  expect(await app.log()).toEqual(['novo {"value":["b"]}']);
  expect(app.errors).toEqual([]);
});
