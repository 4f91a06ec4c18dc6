import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

test("a bound text is written into its node and renders nothing again", async () => {
  const app = await mount(
    ["Base", "Text"],
    "app.count = signal(1);",
    '<Base id="caixa"><Text id="contagem" tag="h1" text={() => "Cliques: " + app.count.value} /></Base>',
  );
  const before = await app.evaluate("app.renders");
  await app.evaluate("window.node = document.querySelector('h1').firstChild");
  await app.evaluate("app.count.value = 2");
  await expect.poll(() => app.page.textContent("h1")).toBe("Cliques: 2");
  await expect.poll(() => app.evaluate("window.node === document.querySelector('h1').firstChild")).toBe(true);
  await expect.poll(() => app.evaluate("app.renders")).toBe(before);
  await app.close();
});

test("a bound text goes from empty to full and back", async () => {
  const app = await mount(["Text"], "app.text = signal(null);", '<Text id="t" text={() => app.text.value} />');
  await app.evaluate("app.text.value = 'algo'");
  await expect.poll(() => app.page.textContent("p")).toBe("algo");
  await app.evaluate("app.text.value = null");
  await expect.poll(() => app.page.textContent("p")).toBe("");
  await app.close();
});

test("the class names the scope and the element, shared classes come after", async () => {
  const app = await mount(["Base"], "", '<Base id="caixa" classes={["cartao"]} />');
  await expect.poll(() => app.page.getAttribute("#root > div", "class")).toBe("trama-base p-caixa cartao");
  await app.close();
});

test("show, states and bound styles follow signals without a render", async () => {
  const app = await mount(
    ["Base"],
    "app.on = signal(false); app.width = signal(10);",
    '<Base id="a" show={() => app.on.value} states={{ ativo: () => app.on.value }} style={{ width: () => app.width.value + "%", zIndex: () => 3, marginTop: () => 4 }}><Base id="b" /></Base>',
  );
  const { page } = app;
  const before = await app.evaluate("app.renders");
  await expect.poll(() => page.locator(".p-a").isVisible()).toBe(false);
  await app.evaluate("(app.on.value = true, app.width.value = 55)");
  await expect.poll(() => page.locator(".p-a").getAttribute("hidden")).toBe(null);
  await expect.poll(() => page.locator(".p-a").getAttribute("class")).toContain("is-ativo");
  const property = (selector: string, name: string) =>
    page.locator(selector).evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
  await expect.poll(() => property(".p-a", "--el-width")).toBe("55%");
  await expect.poll(() => property(".p-a", "--el-z-index")).toBe("3");
  await expect.poll(() => property(".p-a", "--el-margin-top")).toBe("4px");
  await expect.poll(() => property(".p-b", "--el-width")).toBe("");
  await expect.poll(() => app.evaluate("app.renders")).toBe(before);
  await app.close();
});

test("a binding that fails gives nothing and one log line, and the rest goes on", async () => {
  const app = await mount(
    ["Text", "Button"],
    "",
    '<Text id="ruim" text={() => { throw new Error("não deu"); }} /><Button id="bom" text="Bom" />',
  );
  await app.page.getByRole("button", { name: "Bom" }).waitFor();
  expect(app.errors.filter((line) => line.includes("não deu"))).toContain("p#ruim.text: não deu");
  await app.close();
});

test("a box with a click is a button for the keyboard; with controls inside it is not", async () => {
  const app = await mount(
    ["Base", "Button"],
    "",
    '<Base id="simples" onClick={log("simples")}>Cartão</Base><Base id="cheia" onClick={log("cheia")}><Button id="dentro" text="Dentro" /></Base>',
  );
  const { page } = app;
  await expect.poll(() => page.locator(".p-simples").getAttribute("role")).toBe("button");
  await expect.poll(() => page.locator(".p-cheia").getAttribute("role")).toBe(null);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  expect((await app.log()).map((line) => line.split(" ")[0])).toEqual(["simples", "simples"]);
  await app.close();
});

test("events tell where and with which keys", async () => {
  const app = await mount(
    ["Base"],
    "",
    '<Base id="a" onClick={log("click")} onDoubleClick={log("double")} onContextMenu={log("menu")} onMouseEnter={log("enter")} onMouseLeave={log("leave")} onKeyDown={log("key")} onMount={log("mount")}>alvo</Base>',
  );
  const { page } = app;
  await page.locator(".p-a").click({ modifiers: ["Shift"], position: { x: 5, y: 5 } });
  await page.locator(".p-a").click({ button: "right" });
  await page.locator(".p-a").press("Escape");
  const lines = await app.log();
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["mount", "enter", "click", "menu", "key"]);
  expect(JSON.parse(lines[2]?.slice(6) ?? "")).toMatchObject({ button: 0, shiftKey: true, ctrlKey: false });
  expect(JSON.parse(lines[4]?.slice(4) ?? "")).toMatchObject({ key: "Escape", repeat: false });
  await app.close();
});

test("a link makes an anchor; one that could run code leads nowhere", async () => {
  const app = await mount(
    ["Text", "Button", "Base"],
    "",
    `<Text id="a" text="fora" link={{ url: "https://example.com/x", newTab: true }} />
     <Button id="b" text="mau" link={{ url: "java\\nscript:alert(1)" }} />
     <Base id="c" link={{ mail: "bia@e.example" }}>mail</Base>`,
  );
  const { page } = app;
  await expect.poll(() => page.locator("a.p-a").getAttribute("href")).toBe("https://example.com/x");
  await expect.poll(() => page.locator("a.p-a").getAttribute("rel")).toBe("noopener noreferrer");
  await expect.poll(() => page.locator("a.p-b").count()).toBe(0);
  await expect.poll(() => page.locator("a.p-c").getAttribute("href")).toBe("mailto:bia@e.example");
  await app.close();
});

test("variables follow the element while it is on the page, and have their initial values else", async () => {
  const shown = await mount(
    ["FormInput", "Text"],
    `import { useSyncExternalStore } from "react";
     app.nome = handle(FormInput); app.first = app.nome.value.value; app.on = signal(true);
     function Inner() {
       const on = useSyncExternalStore((cb) => app.on.subscribe(cb), () => app.on.value);
       return on ? <FormInput id="nome" label="Nome" value="Bia" handle={app.nome} /> : null;
     }`,
    '<Text id="eco" text={() => "Olá, " + (app.nome.value.value || "ninguém")} /><Inner />',
  );
  const { page } = shown;
  await expect.poll(() => shown.evaluate("app.first")).toBe("");
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, Bia");
  await page.getByLabel("Nome").fill("Lia");
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, Lia");
  await shown.evaluate("app.nome.actions.setValue({ value: 'Caio' })");
  await expect.poll(() => page.inputValue("input")).toBe("Caio");
  await shown.evaluate("app.nome.actions.focus()");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await shown.evaluate("app.on.value = false");
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, ninguém");
  await shown.evaluate("app.nome.actions.focus()");
  await shown.evaluate("app.on.value = true");
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, Bia");
  expect(shown.errors).toEqual([]);
  await shown.close();
});
