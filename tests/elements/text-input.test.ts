import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { stopClock } from "../browser/harness.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("change emits at once, debounced after the pause, and Enter and blur emit immediately", async () => {
  const app = await openScene("text-input", "debounced");
  const input = app.page.getByRole("textbox", { name: "Escreva uma nota" });
  const names = async () => (await app.log()).filter((line) => !line.startsWith("tecla"));
  await expectVisible(input);
  await stopClock(app.page);
  await input.pressSequentially("ab");
  expect(await names()).toEqual(["foco", 'muda {"value":"a","number":null}', 'muda {"value":"ab","number":null}']);
  await app.page.clock.runFor(300);
  expect(await names()).toEqual(['pausa {"value":"ab","number":null}']);
  await input.press("c");
  await input.press("Enter");
  const told = '{"value":"abc","number":null}';
  expect(await names()).toEqual([`muda ${told}`, `pausa ${told}`, `enter ${told}`]);
  await input.press("Backspace");
  await input.blur();
  expect(await names()).toEqual([`muda ${told.replace("abc", "ab")}`, `pausa ${told.replace("abc", "ab")}`, "saiu"]);
  await expect.poll(() => app.read("nota.value")).toBe("ab");
  expect(app.errors).toEqual([]);
});

test("its text is 15px unless it says otherwise, and has its colour and font", async () => {
  const app = await openScene("text-input", "looks");
  const look = (name: string) =>
    app.page.getByLabel(name).evaluate((node) => {
      const { fontSize, color, fontFamily } = getComputedStyle(node);
      return [fontSize, color, fontFamily];
    });
  await expect.poll(async () => (await look("A"))[0]).toBe("15px");
  await expect.poll(() => look("B")).toEqual(["20px", "rgb(1, 2, 3)", "monospace"]);
});

test("a bound value is taken again and says so; actions; readonly and disabled are states", async () => {
  const app = await openScene("text-input", "boundAndStates");
  const { page } = app;
  await app.set({ nome: "Caio" });
  await expect.poll(() => page.getByLabel("A").inputValue()).toBe("Caio");
  await app.call("a.setValue", { value: 7 });
  await expect.poll(() => page.getByLabel("A").inputValue()).toBe("7");
  await app.call("a.reset");
  await expect.poll(() => page.getByLabel("A").inputValue()).toBe("Caio");
  await app.call("a.focus");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("a");
  expect(await app.log()).toEqual(['novo {"value":"Caio"}']);
  await expect.poll(() => page.locator(".p-b[data-readonly]").count()).toBe(1);
  await expect.poll(() => page.locator(".p-c[data-disabled]").isDisabled()).toBe(true);
  await expect.poll(() => page.locator("textarea.p-d").inputValue()).toBe("x");
});

test("a decimal is read as its language writes it; a number steps by 1; a form reads them", async () => {
  const app = await openScene("text-input", "numbersInForm");
  const input = app.page.getByLabel("Valor");
  await expect.poll(() => input.inputValue()).toBe("1,50");
  await input.fill("10,50,");
  await app.page.getByRole("button").click();
  await expect.poll(() => focusedName(app.page)).toBe("valor");
  expect(await app.log()).toEqual([]);
  await input.fill("R$ 1.234,5");
  await expect.poll(() => Promise.all([app.read("valor.value"), app.read("valor.number")])).toEqual(["1234.5", 1234.5]);
  await input.blur();
  await expect.poll(() => input.inputValue()).toBe("1.234,50");
  await expect.poll(() => app.page.getByLabel("Quantos").getAttribute("step")).toBe("1");
  await app.page.getByRole("button").click();
  expect(await app.log()).toEqual(['envia {"values":{"valor":1234.5,"quantos":3}}']);
});

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
