import { expect, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a bound text is written into its node and renders nothing again", async () => {
  const app = await openScene("common", "boundText");
  const before = await app.renders();
  const node = await app.page.locator("h1").evaluateHandle((heading) => heading.firstChild);
  await app.set({ count: 2 });
  await expect.poll(() => app.page.textContent("h1")).toBe("Cliques: 2");
  await expect
    .poll(() => app.page.evaluate((first) => first === document.querySelector("h1")?.firstChild, node))
    .toBe(true);
  await expect.poll(() => app.renders()).toBe(before);
});

test("a bound text goes from empty to full and back", async () => {
  const app = await openScene("common", "emptyText");
  await app.set({ text: "algo" });
  await expect.poll(() => app.page.textContent("p")).toBe("algo");
  await app.set({ text: null });
  await expect.poll(() => app.page.textContent("p")).toBe("");
});

test("the class names the scope and the element, shared classes come after", async () => {
  const app = await openScene("common", "sharedClass");
  await expect.poll(() => app.page.getAttribute("#root > div", "class")).toBe("trama-base p-caixa cartao");
});

test("show, states and bound styles follow signals without a render", async () => {
  const app = await openScene("common", "boundLook");
  const { page } = app;
  const before = await app.renders();
  await expect.poll(() => page.locator(".p-a").isVisible()).toBe(false);
  await app.set({ on: true, width: 55 });
  await expect.poll(() => page.locator(".p-a").getAttribute("hidden")).toBe(null);
  await expect.poll(() => page.locator(".p-a").getAttribute("class")).toContain("is-ativo");
  const property = (selector: string, name: string) =>
    page.locator(selector).evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
  await expect.poll(() => property(".p-a", "--el-width")).toBe("55%");
  await expect.poll(() => property(".p-a", "--el-z-index")).toBe("3");
  await expect.poll(() => property(".p-a", "--el-margin-top")).toBe("4px");
  await expect.poll(() => property(".p-b", "--el-width")).toBe("");
  await expect.poll(() => app.renders()).toBe(before);
});

test("a failing binding yields null and one log line, and the rest works", async () => {
  const app = await openScene("common", "failingBinding");
  await expectVisible(app.page.getByRole("button", { name: "Bom" }));
  expect(app.errors.filter((line) => line.includes("não deu"))).toContain("p#ruim.text: não deu");
});

test("a box with a click is a button for the keyboard; with controls inside it is not", async () => {
  const app = await openScene("common", "clickableBoxes");
  const { page } = app;
  await expect.poll(() => page.locator(".p-simples").getAttribute("role")).toBe("button");
  await expect.poll(() => page.locator(".p-cheia").getAttribute("role")).toBe(null);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  expect((await app.log()).map((line) => line.split(" ")[0])).toEqual(["simples", "simples"]);
});

test("events include the position and modifier keys", async () => {
  const app = await openScene("common", "everyEvent");
  const { page } = app;
  await page.locator(".p-a").click({ modifiers: ["Shift"], position: { x: 5, y: 5 } });
  await page.locator(".p-a").click({ button: "right" });
  await page.locator(".p-a").press("Escape");
  const lines = await app.log();
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["mount", "enter", "click", "menu", "key"]);
  expect(JSON.parse(lines[2]?.slice(6) ?? "")).toMatchObject({ button: 0, shiftKey: true, ctrlKey: false });
  expect(JSON.parse(lines[4]?.slice(4) ?? "")).toMatchObject({ key: "Escape", repeat: false });
});

test("events include the position in the element, inside its border and scrolled", async () => {
  const { page, log } = await openScene("common", "pointerInside", {
    head: `<style>
      .p-tela { position: absolute; left: 33px; top: 21px; width: 200px; height: 120px; overflow: auto;
        border: 7px solid; border-left-width: 13px; padding: 11px }
      .p-folha { width: 900px; height: 700px }
      .p-peca { position: absolute; left: 300px; top: 250px }
      .p-marca { position: absolute; left: var(--el-left); top: var(--el-top); width: 1px; height: 1px;
        pointer-events: none }
    </style>`,
  });
  const last = async () => JSON.parse((await log()).at(-1)?.replace(/^\w+ /, "") ?? "");
  // The corner of the padding edge, not scrolled.
  await page.mouse.click(33 + 13, 21 + 7);
  expect(await last()).toMatchObject({ x: 46, y: 28, offsetX: 0, offsetY: 0 });
  await page.locator(".p-tela").evaluate((node) => node.scrollTo(260, 200));
  await page.mouse.click(33 + 13 + 60, 21 + 7 + 70);
  // The child under the pointer has another position for its own trigger.
  const lines = await log();
  const [press, click] = lines.map((line) => JSON.parse(line.replace(/^\w+ /, "")));
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["press", "click"]);
  expect(press).toMatchObject({ x: 106, y: 98, offsetX: 320, offsetY: 270 });
  const border = await page.locator(".p-peca").evaluate((node) => [node.clientLeft, node.clientTop]);
  expect([click.offsetX, click.offsetY]).toEqual([20 - (border[0] ?? 0), 20 - (border[1] ?? 0)]);
  // A child with that `left` and `top` is at the pointer.
  await expect.poll(() => page.locator(".p-marca").boundingBox()).toMatchObject({ x: 106, y: 98 });
  await page.locator(".p-peca").press("Enter");
  expect(await last()).toMatchObject({ x: 0, y: 0, offsetX: 0, offsetY: 0 });
});

test("a link makes an anchor; one that could run code leads nowhere", async () => {
  const app = await openScene("common", "links");
  const { page } = app;
  await expect.poll(() => page.locator("a.p-a").getAttribute("href")).toBe("https://example.com/x");
  await expect.poll(() => page.locator("a.p-a").getAttribute("rel")).toBe("noopener noreferrer");
  await expect.poll(() => page.locator("a.p-b").count()).toBe(0);
  await expect.poll(() => page.locator("a.p-c").getAttribute("href")).toBe("mailto:bia@e.example");
});

test("a link is inside a tag with a meaning, and takes the place of any other", async () => {
  const { page, errors } = await openScene("common", "linkedTags", {
    head: "<style>main > * { margin: 12px }</style>",
  });
  await expectVisible(page.getByRole("heading", { name: "Loja", level: 1 }).getByRole("link", { name: "Loja" }));
  await expectVisible(page.getByRole("listitem").getByRole("link", { name: "Item" }));
  await expectVisible(page.getByRole("link", { name: "Termos de uso" }));
  expect(
    await page
      .locator("main :has(> a), main > a")
      .evaluateAll((all) => all.map((node) => node.outerHTML.replace(/ class="trama-[^"]*"/g, ""))),
  ).toEqual([
    '<h1 data-link=""><a href="#h1">Loja</a></h1>',
    '<li data-link=""><a href="#li">Item</a></li>',
    '<small data-link=""><a href="#small" aria-label="Termos de uso">Termos</a></small>',
    '<a href="#p">Parágrafo</a>',
    '<a href="#button">Botão</a>',
    '<time data-link="" datetime="2026-03-01"><a href="#time">01/03/2026</a></time>',
    '<a href="#dia">02/03/2026</a>',
    '<data data-link="" value="2"><a href="#data">$&nbsp;2,00</a></data>',
    '<strong data-link=""><a href="#strong">$&nbsp;3,00</a></strong>',
  ]);
  expect(await violations(page, { tags: elementTags })).toEqual([]);
  expect(errors).toEqual([]);
});

test("a heading that is a link is clicked anywhere, once, and by keyboard", async () => {
  const { page, log } = await openScene("common", "linkedTags", {
    head: "<style>.p-h1 { padding: 20px }</style>",
  });
  const hash = () => page.evaluate(() => location.hash);
  for (const act of [
    () => page.getByRole("link", { name: "Loja" }).click(),
    () => page.locator("h1").click({ position: { x: 3, y: 3 } }),
    () => page.getByRole("link", { name: "Loja" }).press("Enter"),
  ]) {
    await page.evaluate(() => history.replaceState(null, "", "#"));
    await act();
    await expect.poll(hash).toBe("#h1");
    expect((await log()).filter((line) => line.startsWith("click"))).toHaveLength(1);
  }
  // A click with a key opens a tab, also beside the text.
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator("h1").click({ position: { x: 3, y: 3 }, modifiers: ["Control"] }),
  ]);
  await expect.poll(() => opened.url()).toContain("#h1");
  await opened.close();
});

test("a heading that is a link has the look and the states of the heading", async () => {
  const { page, log } = await openScene("common", "linkedTags", {
    head: `<style>
      .p-h1, .p-h2 { color: rgb(1, 2, 3); font: italic 20px serif; text-decoration: none; padding: 4px }
      .p-h1:is(:focus-visible, :where([data-link]):has(> :focus-visible)) { color: rgb(4, 5, 6) }
      .p-h1:hover { color: rgb(7, 8, 9) }
    </style>`,
  });
  const style = (selector: string) =>
    page.locator(selector).evaluate((node) => {
      const { color, fontSize, fontFamily, textDecorationLine, outlineStyle } = getComputedStyle(node);
      return { color, fontSize, fontFamily, line: textDecorationLine, outline: outlineStyle };
    });
  await page.locator(".p-h2").hover();
  const look = await style(".p-h2");
  expect(look).toMatchObject({ color: "rgb(1, 2, 3)", line: "none", outline: "none" });
  expect(await style(".p-h1")).toEqual(look);
  expect(await style(".p-h1 > a")).toEqual(look);
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height;
  expect(await heightOf(".p-h1")).toBe(await heightOf(".p-h2"));
  await page.keyboard.press("Tab");
  expect(await style(".p-h1")).toMatchObject({ color: "rgb(4, 5, 6)", outline: "solid" });
  expect(await style(".p-h1 > a")).toMatchObject({ color: "rgb(4, 5, 6)", outline: "none" });
  expect(await log()).toEqual(["focus"]);
  await page.locator(".p-h1").hover();
  expect((await style(".p-h1 > a")).color).toBe("rgb(7, 8, 9)");
  // Without a style of its own it looks like any link.
  expect((await style(".p-li > a")).color).toBe((await style(".p-p")).color);
  expect((await style(".p-li")).line).toBe("underline");
});

test("a heading that opens a popup, and a box with the tag of a heading and a link, are headings too", async () => {
  const { page, errors, log } = await openScene("common", "linkedHeadings", {
    head: "<style>main > * { margin: 12px } .p-h3 { width: 600px }</style>",
  });
  const heading = (name: string, level: number) => page.getByRole("heading", { name, level });
  const button = heading("Ajuda", 4).getByRole("button", { name: "Ajuda" });
  await expectVisible(button);
  await expectVisible(page.getByRole("link", { name: "Pedidos" }).getByRole("heading", { level: 2 }));
  await expectVisible(page.getByRole("link", { name: "Conta 7" }).getByRole("heading", { level: 3 }));
  await expectVisible(page.getByRole("button", { name: "Parágrafo" }));
  expect(await log()).toEqual([]);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(".p-h4").evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await page.keyboard.press(" ");
  await page.locator(".p-h4").click({ position: { x: 300, y: 3 } });
  await button.click();
  expect((await log()).filter((line) => line.startsWith("click"))).toHaveLength(4);
  // The box lays out its children as before.
  const right = (selector: string) =>
    page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().right));
  expect(await right(".p-c")).toBe(await right(".p-h3"));
  expect(await violations(page, { tags: elementTags })).toEqual([]);
  expect(errors).toEqual([]);
});

test("a link that comes and goes keeps the text, the states and the bound styles", async () => {
  const app = await openScene("common", "conditionalLinks");
  const { page } = app;
  const shown = () =>
    page
      .locator("#root")
      .evaluate((root) => root.innerHTML.replaceAll(/trama-text p-| style="--el-width: 300px;"/g, ""));
  await expect.poll(shown).toBe('<h2 class="titulo">Ana</h2><p class="texto">Ana</p>');
  await app.set({ name: "Bia" });
  await expect.poll(shown).toBe('<h2 class="titulo">Bia</h2><p class="texto">Bia</p>');
  await app.set({ target: "#a" });
  await expect
    .poll(shown)
    .toBe(
      '<h2 class="titulo is-ativo" data-link=""><a href="#a">Bia</a></h2><a class="texto is-ativo" href="#a">Bia</a>',
    );
  await app.set({ name: "Caio" });
  await expect
    .poll(shown)
    .toBe(
      '<h2 class="titulo is-ativo" data-link=""><a href="#a">Caio</a></h2><a class="texto is-ativo" href="#a">Caio</a>',
    );
  await app.set({ target: "", name: "Davi" });
  await expect.poll(shown).toBe('<h2 class="titulo">Davi</h2><p class="texto">Davi</p>');
  await app.set({ name: "Eva" });
  await expect.poll(shown).toBe('<h2 class="titulo">Eva</h2><p class="texto">Eva</p>');
});

test("variables follow the element while it is on the page, and have their initial values else", async () => {
  const app = await openScene("common", "comesAndGoes");
  const { page } = app;
  expect(await app.call("valueBefore")).toBe("");
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, Bia");
  await page.getByLabel("Nome").fill("Lia");
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, Lia");
  await app.call("nome.setValue", { value: "Caio" });
  await expect.poll(() => page.inputValue("input")).toBe("Caio");
  await app.call("nome.focus");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await app.set({ on: false });
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, ninguém");
  await app.call("nome.focus");
  await app.set({ on: true });
  await expect.poll(() => page.textContent(".p-eco")).toBe("Olá, Bia");
  expect(app.errors).toEqual([]);
});
