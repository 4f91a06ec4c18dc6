import { expect, test } from "vitest";
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
