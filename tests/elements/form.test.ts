import { afterAll, expect, test } from "vitest";
import { closeBrowser, stopClock } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

test("change tells value by value, a debounced one after the pause, Enter and leaving at once", async () => {
  const app = await mount(
    ["FormInput"],
    "",
    `<FormInput id="ja" label="Já" onChange={log("ja")} onFocus={log("foco")} onBlur={log("saiu")} />
     <FormInput id="depois" label="Depois" debounce debounceDelay={200} onChange={log("depois")} onEnterKey={log("enter")} />`,
  );
  const { page } = app;
  await page.getByLabel("Já").waitFor();
  await stopClock(page);
  await page.getByLabel("Já").pressSequentially("ab");
  await page.getByLabel("Depois").pressSequentially("xyz");
  expect(await app.log()).toEqual([
    "foco",
    'ja {"value":"a","number":null}',
    'ja {"value":"ab","number":null}',
    "saiu",
  ]);
  await page.clock.runFor(200);
  expect(await app.log()).toEqual(['depois {"value":"xyz","number":null}']);
  await page.getByLabel("Depois").press("w");
  await page.getByLabel("Depois").press("Enter");
  expect(await app.log()).toEqual([
    'depois {"value":"xyzw","number":null}',
    'enter {"value":"xyzw","number":null,"shiftKey":false}',
  ]);
  await page.getByLabel("Depois").press("1");
  await page.getByLabel("Já").focus();
  expect((await app.log())[0]).toBe('depois {"value":"xyzw1","number":null}');
  await app.close();
});

test("a decimal takes a comma, rounds when it is left, and keeps its bounds", async () => {
  const app = await mount(
    ["FormInput"],
    "app.valor = handle(FormInput);",
    '<FormInput id="valor" type="decimal" precision="0.01" label="Valor" value={1.5} handle={app.valor} onChange={log("muda")} />',
  );
  const { page } = app;
  const input = page.getByLabel("Valor");
  await expect.poll(() => input.inputValue()).toBe("1,5");
  await input.fill("12,345");
  await expect.poll(() => app.evaluate("app.valor.number.value")).toBe(12.345);
  await expect.poll(() => app.evaluate("app.valor.value.value")).toBe("12.345");
  await input.blur();
  await expect.poll(() => input.inputValue()).toBe("12,35");
  await expect.poll(() => app.evaluate("app.valor.number.value")).toBe(12.35);
  expect((await app.log()).at(-1)).toBe('muda {"value":"12.35","number":12.35}');
  await input.fill("1.234,5");
  await expect.poll(() => app.evaluate("app.valor.number.value")).toBe(1234.5);
  await expect.poll(() => app.evaluate("app.valor.isValid.value")).toBe(true);
  await input.fill("10000,01");
  await expect.poll(() => app.evaluate("app.valor.isValid.value")).toBe(false);
  await input.fill("nada");
  await expect.poll(() => app.evaluate("[app.valor.number.value, app.valor.isValid.value]")).toEqual([null, false]);
  await app.close();
});

test("a number is 0 to 10000 by default, a field is required, a textarea has 4 rows", async () => {
  const app = await mount(
    ["FormInput"],
    "",
    '<FormInput id="n" type="number" label="N" /><FormInput id="t" type="textarea" label="T" required={false} />',
  );
  const n = app.page.getByLabel("N", { exact: true });
  await expect
    .poll(() => n.evaluate((node: HTMLInputElement) => [node.min, node.max, node.step, node.required]))
    .toEqual(["0", "10000", "1", true]);
  await expect
    .poll(() =>
      app.page.getByLabel("T", { exact: true }).evaluate((node: HTMLTextAreaElement) => [node.rows, node.required]),
    )
    .toEqual([4, false]);
  await app.close();
});

test("a time is cut when its precision changes", async () => {
  const app = await mount(
    ["FormInput"],
    "app.hora = handle(FormInput); app.precision = signal(1);",
    '<FormInput id="hora" type="time" label="Hora" value="10:20:30" timePrecision={() => app.precision.value} handle={app.hora} />',
  );
  await expect.poll(() => app.evaluate("app.hora.value.value")).toBe("10:20:30");
  await app.evaluate("app.precision.value = 60");
  await expect.poll(() => app.evaluate("app.hora.value.value")).toBe("10:20");
  await app.evaluate("app.precision.value = 3600");
  await expect.poll(() => app.evaluate("app.hora.value.value")).toBe("10");
  await app.close();
});

test("a bound value is taken again when it changes, and says so; change does not", async () => {
  const app = await mount(
    ["FormInput"],
    'app.nome = signal("Bia");',
    '<FormInput id="nome" label="Nome" value={() => app.nome.value} onChange={log("muda")} onInitValueChange={log("novo")} />',
  );
  await app.page.getByLabel("Nome").fill("outra");
  await app.log();
  await app.evaluate("app.nome.value = 'Caio'");
  await expect.poll(() => app.page.getByLabel("Nome").inputValue()).toBe("Caio");
  expect(await app.log()).toEqual(['novo {"value":"Caio"}']);
  await app.close();
});

test("label, hint and error are tied to the control", async () => {
  const app = await mount(
    ["FormInput"],
    'app.erro = signal("");',
    '<FormInput id="e" label="E-mail" hint="O da loja" error={() => app.erro.value} />',
  );
  const input = app.page.getByLabel("E-mail");
  const described = () =>
    input.evaluate((node) =>
      (node.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
    );
  await expect.poll(() => described()).toEqual(["O da loja"]);
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe(null);
  await app.evaluate("app.erro.value = 'E-mail inválido.'");
  await expect.poll(() => described()).toEqual(["E-mail inválido.", "O da loja"]);
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => app.page.getByRole("alert").textContent()).toBe("E-mail inválido.");
  await app.close();
});

test("a form tells once that fields are not valid, however many there are and however it is sent", async () => {
  const app = await mount(
    ["FormContainer", "FormInput", "Button"],
    "app.form = handle(FormContainer);",
    `<FormContainer id="f" handle={app.form} onSubmit={log("envia")} onInvalid={log("falta")}>
       <FormInput id="nome" label="Nome" /><FormInput id="fone" label="Fone" /><FormInput id="rua" label="Rua" />
       <Button id="enviar" buttonType="submit" text="Enviar" />
     </FormContainer>`,
  );
  await app.page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => app.log()).toEqual(["falta"]);
  await app.evaluate("app.form.actions.submitForm()");
  await expect.poll(() => app.log()).toEqual(["falta"]);
  await app.close();
});

test("a form submits with Enter only what is valid, and resets to the initial values", async () => {
  const app = await mount(
    ["FormContainer", "FormInput", "Checkbox", "Button"],
    "app.form = handle(FormContainer);",
    `<FormContainer id="f" handle={app.form} onSubmit={log("envia")} onInvalid={log("falta")}>
       <FormInput id="nome" label="Nome" />
       <FormInput id="valor" type="decimal" label="Valor" value={2} />
       <Checkbox id="aceite" label="Aceito" />
       <Button id="enviar" buttonType="submit" text="Enviar" />
     </FormContainer>`,
  );
  const { page } = app;
  await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(false);
  await page.getByRole("button", { name: "Enviar" }).click();
  expect(await app.log()).toEqual(["falta"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("nome");
  await page.getByLabel("Nome").fill("Bia");
  await page.getByLabel("Aceito").check();
  await page.getByLabel("Nome").press("Enter");
  expect(await app.log()).toEqual(['envia {"values":{"nome":"Bia","valor":2,"aceite":true}}']);
  await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(true);
  await app.evaluate("app.form.actions.resetForm()");
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("");
  await expect.poll(() => page.getByLabel("Aceito").isChecked()).toBe(false);
  await app.close();
});

test("a checkbox flips and tells, a readonly one does not, a switch is one", async () => {
  const app = await mount(
    ["Checkbox"],
    "app.a = handle(Checkbox);",
    `<Checkbox id="a" label="A" handle={app.a} onChange={log("a")} />
     <Checkbox id="b" label="B" value readonly onChange={log("b")} />
     <Checkbox id="c" appearance="switch" label="C" />`,
  );
  const { page } = app;
  await page.getByLabel("A").focus();
  await page.keyboard.press("Space");
  expect(await app.log()).toEqual(['a {"value":true}']);
  await expect.poll(() => app.evaluate("app.a.value.value")).toBe(true);
  await expect.poll(() => page.locator(".p-a").getAttribute("data-checked")).toBe("true");
  await page.getByLabel("B").click();
  await expect.poll(() => page.getByLabel("B").isChecked()).toBe(true);
  expect(await app.log()).toEqual([]);
  await expect.poll(() => page.getByRole("switch").count()).toBe(1);
  await app.close();
});

test("a loading button keeps focus and size and takes no clicks", async () => {
  const app = await mount(
    ["Button", "FormContainer"],
    "app.busy = signal(false);",
    '<FormContainer id="f" onSubmit={log("envia")}><Button id="b" buttonType="submit" text="Salvar" loading={() => app.busy.value} onClick={log("clique")} /></FormContainer>',
  );
  const { page } = app;
  const button = page.getByRole("button");
  await button.focus();
  await app.evaluate("app.busy.value = true");
  await button.click({ force: true });
  expect(await app.log()).toEqual([]);
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  await app.evaluate("app.busy.value = false");
  await button.click();
  expect((await app.log()).map((line) => line.split(" ")[0])).toEqual(["clique", "envia"]);
  await app.close();
});

test("a search tells after the pause, Enter at once, Escape and its button empty it, its key focuses it", async () => {
  const app = await mount(
    ["SearchBar"],
    "",
    '<SearchBar id="busca" placeholder="Buscar" clearLabel="Limpar" shortcut="/" debounceDelay={250} onChange={log("muda")} onSubmit={log("envia")} />',
  );
  const { page } = app;
  await page.getByRole("searchbox").waitFor();
  await stopClock(page);
  await page.keyboard.press("/");
  await page.keyboard.type("bia");
  expect(await app.log()).toEqual([]);
  await page.clock.runFor(250);
  expect(await app.log()).toEqual(['muda {"value":"bia"}']);
  await page.keyboard.type("na");
  await page.keyboard.press("Enter");
  expect(await app.log()).toEqual(['muda {"value":"biana"}', 'envia {"value":"biana"}']);
  await page.keyboard.press("Escape");
  expect(await app.log()).toEqual(['muda {"value":""}']);
  await page.keyboard.type("x");
  await page.getByRole("button", { name: "Limpar" }).click();
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a form knows whether a field differs from what it was given, whatever brings it back", async () => {
  const app = await mount(
    ["FormContainer", "FormInput", "Select", "Multiselect", "Checkbox", "TextInput"],
    'app.form = handle(FormContainer); app.given = signal(1.5); app.tags = signal(["a"]); app.isMore = signal(false);',
    `<FormContainer id="f" handle={app.form}>
       <FormInput id="valor" type="decimal" precision="0.01" label="Valor" value={() => app.given.value} />
       <TextInput id="nota" type="textarea" ariaLabel="Nota" value="oi" />
       <Checkbox id="aceito" label="Aceito" />
       <Select id="papel" label="Papel" options={["x", "y"]} value="x" searchable={false} />
       <Multiselect id="tags" label="Tags" options={["a", "b"]} value={() => app.tags.value} searchable={false} removeLabel="Tirar" />
     </FormContainer>`,
  );
  const { page } = app;
  const isDirty = () => app.evaluate("app.form.isDirty.value");
  const valor = page.getByLabel("Valor");
  await page.locator(".trama-select-control").nth(1).waitFor();
  await expect.poll(() => isDirty()).toBe(false);
  await valor.fill("2");
  await expect.poll(() => isDirty()).toBe(true);
  await valor.fill("1,50");
  await expect.poll(() => isDirty()).toBe(false);
  await page.getByLabel("Nota").fill("olá");
  await page.getByLabel("Aceito").check();
  await page.getByRole("button", { name: "Tirar a" }).click();
  await expect.poll(() => isDirty()).toBe(true);
  await app.evaluate("app.form.actions.resetForm()");
  await expect.poll(() => isDirty()).toBe(false);
  await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("oi");
  await page.getByLabel("Papel").click();
  await page.getByRole("option", { name: "y" }).click();
  await expect.poll(() => isDirty()).toBe(true);
  await app.evaluate("app.form.actions.markSaved()");
  await expect.poll(() => isDirty()).toBe(false);
  await valor.fill("7");
  await expect.poll(() => isDirty()).toBe(true);
  await app.evaluate("app.given.value = 7");
  await expect.poll(() => isDirty()).toBe(false);
  await app.evaluate("app.given.value = 8");
  await expect.poll(() => valor.inputValue()).toBe("8");
  await expect.poll(() => isDirty()).toBe(false);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("Enter sends a form from a field of one line, Ctrl or ⌘ with it from one of several", async () => {
  const app = await mount(
    ["FormContainer", "FormInput", "TextInput", "Button"],
    "",
    `<FormContainer id="f" onSubmit={log("envia")}>
       <FormInput id="nome" label="Nome" value="Bia" />
       <FormInput id="texto" type="textarea" label="Texto" debounce onChange={log("texto")} />
       <TextInput id="nota" type="textarea" ariaLabel="Nota" />
       <Button id="b" text="Enviar" buttonType="submit" />
     </FormContainer>`,
  );
  const { page } = app;
  await page.getByLabel("Nome").press("Enter");
  expect(await app.log()).toEqual([]);
  await page.getByLabel("Texto").fill("a");
  await page.getByLabel("Texto").press("Enter");
  await expect.poll(() => page.getByLabel("Texto").inputValue()).toBe("a\n");
  await page.getByLabel("Texto").press("Control+Enter");
  await page.getByLabel("Nota").press("Meta+Enter");
  await page.getByLabel("Nome").press("Enter");
  const sent = 'envia {"values":{"nome":"Bia","texto":"a\\n","nota":""}}';
  expect((await app.log()).filter((line) => line.startsWith("envia"))).toEqual([sent, sent, sent]);
  await app.close();
});

test("choices outlive code around the element that runs again, and an equal value that comes anew", async () => {
  const app = await mount(
    ["Multiselect", "FormInput", "Select"],
    `import { useState } from "react";
     app.tags = signal(["a"]);
     function Around() {
       const [count, setCount] = useState(0);
       app.again = () => setCount(count + 1);
       return <>
         <Multiselect id="livre" label="Livre" options={["a", "b"]} value={["a"]} searchable={false} removeLabel="Tirar de livre" />
         <Multiselect id="preso" label="Preso" options={["a", "b"]} value={() => app.tags.value} searchable={false} removeLabel="Tirar de preso" onInitValueChange={log("novo")} />
         <FormInput id="nome" label="Nome" value={count < 5 ? "Bia" : "Caio"} onInitValueChange={log("novo")} />
         <Select id="papel" label="Papel" options={["x", "y"]} value="x" searchable={false} />
         <span data-count={count} />
       </>;
     }`,
    "<Around />",
  );
  const { page } = app;
  await page.getByRole("button", { name: "Tirar de livre a" }).click();
  await page.getByRole("button", { name: "Tirar de preso a" }).click();
  await page.getByLabel("Nome").fill("Lia");
  await app.evaluate("app.again()");
  await page.locator("[data-count='1']").waitFor({ state: "attached" });
  await app.evaluate("app.tags.value = [...app.tags.value]");
  await expect.poll(() => page.getByRole("button", { name: "Tirar" }).count()).toBe(0);
  await expect.poll(() => page.getByLabel("Nome").inputValue()).toBe("Lia");
  expect(await app.log()).toEqual([]);
  await app.evaluate('app.tags.value = ["b"]');
  await page.getByRole("button", { name: "Tirar de preso b" }).waitFor();
  expect(await app.log()).toEqual(['novo {"value":["b"]}']);
  expect(app.errors).toEqual([]);
  await app.close();
});
