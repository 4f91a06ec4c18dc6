import { afterAll, expect, test } from "vitest";
import { closeBrowser, stopClock } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

test("change tells at once, debounce after the pause, Enter and leaving make it now", async () => {
  const app = await mount(
    ["TextInput"],
    "app.nota = handle(TextInput);",
    `<TextInput id="nota" placeholder="Escreva uma nota" debounceDelay={300} handle={app.nota} onChange={log("muda")}
       onDebounce={log("pausa")} onEnterKey={log("enter")} onFocus={log("foco")} onBlur={log("saiu")} onKeyDown={log("tecla")} />`,
  );
  const input = app.page.getByRole("textbox", { name: "Escreva uma nota" });
  const names = async () => (await app.log()).filter((line) => !line.startsWith("tecla"));
  await input.waitFor();
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
  await expect.poll(() => app.evaluate("app.nota.value.value")).toBe("ab");
  expect(app.errors).toEqual([]);
  await app.close();
});

test("its text is 15px unless it says otherwise, and has its colour and font", async () => {
  const app = await mount(
    ["TextInput"],
    "",
    '<TextInput id="a" ariaLabel="A" /><TextInput id="b" ariaLabel="B" fontSize="20px" color="rgb(1, 2, 3)" fontFamily="monospace" />',
  );
  const look = (name: string) =>
    app.page.getByLabel(name).evaluate((node) => {
      const { fontSize, color, fontFamily } = getComputedStyle(node);
      return [fontSize, color, fontFamily];
    });
  await expect.poll(async () => (await look("A"))[0]).toBe("15px");
  await expect.poll(() => look("B")).toEqual(["20px", "rgb(1, 2, 3)", "monospace"]);
  await app.close();
});

test("a bound value is taken again and says so; actions; readonly and disabled are states", async () => {
  const app = await mount(
    ["TextInput"],
    'app.nome = signal("Bia"); app.a = handle(TextInput);',
    `<TextInput id="a" ariaLabel="A" value={() => app.nome.value} handle={app.a} onChange={log("muda")} onInitValueChange={log("novo")} />
     <TextInput id="b" ariaLabel="B" readonly /><TextInput id="c" ariaLabel="C" disabled /><TextInput id="d" type="textarea" ariaLabel="D" value="x" />`,
  );
  const { page } = app;
  await app.evaluate("app.nome.value = 'Caio'");
  await expect.poll(() => page.getByLabel("A").inputValue()).toBe("Caio");
  await app.evaluate("app.a.actions.setValue({ value: 7 })");
  await expect.poll(() => page.getByLabel("A").inputValue()).toBe("7");
  await app.evaluate("app.a.actions.reset()");
  await expect.poll(() => page.getByLabel("A").inputValue()).toBe("Caio");
  await app.evaluate("app.a.actions.focus()");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("a");
  expect(await app.log()).toEqual(['novo {"value":"Caio"}']);
  await expect.poll(() => page.locator(".p-b[data-readonly]").count()).toBe(1);
  await expect.poll(() => page.locator(".p-c[data-disabled]").isDisabled()).toBe(true);
  await expect.poll(() => page.locator("textarea.p-d").inputValue()).toBe("x");
  await app.close();
});

test("a decimal takes a comma and rounds when it is left; a number steps by 1; a form reads them", async () => {
  const app = await mount(
    ["TextInput", "FormContainer", "Button"],
    "app.valor = handle(TextInput);",
    `<FormContainer id="f" onSubmit={log("envia")}>
       <TextInput id="valor" type="decimal" precision="0.01" ariaLabel="Valor" value={1.5} handle={app.valor} />
       <TextInput id="quantos" type="number" ariaLabel="Quantos" value={3} />
       <Button id="b" buttonType="submit" text="Enviar" />
     </FormContainer>`,
  );
  const input = app.page.getByLabel("Valor");
  await expect.poll(() => input.inputValue()).toBe("1,5");
  await input.fill("12,345");
  await expect.poll(() => app.evaluate("[app.valor.value.value, app.valor.number.value]")).toEqual(["12.345", 12.345]);
  await input.blur();
  await expect.poll(() => input.inputValue()).toBe("12,35");
  await expect.poll(() => app.page.getByLabel("Quantos").getAttribute("step")).toBe("1");
  await app.page.getByRole("button").click();
  expect(await app.log()).toEqual(['envia {"values":{"valor":12.35,"quantos":3}}']);
  await app.close();
});
