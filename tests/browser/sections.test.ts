import { expect, test } from "vitest";
import { button, formula, openDesign } from "./open-design.ts";

const isOpen = { variables: { open: { type: "boolean", default: false } } };
const toggle = (id: string) =>
  button(id, [{ action: "setVariable", variable: "open", value: formula("!variables.open") }]);
const shown = (id: string) => ({
  id,
  type: "text",
  props: { text: formula("variables.open ? 'open' : 'closed'") },
});

test("each section has its own variables", async () => {
  const { page } = await openDesign({
    "pages/inicio.json": {
      id: "inicio",
      path: "",
      title: "Início",
      sections: [
        { id: "first", tag: "main", ...isOpen, children: [toggle("one"), shown("oneText")] },
        { id: "second", ...isOpen, children: [toggle("two"), shown("twoText")] },
        { use: "shared" },
      ],
    },
    "sections/shared.json": { id: "shared", ...isOpen, children: [toggle("three"), shown("threeText")] },
  });
  const texts = () => page.locator("p").allTextContents();
  await expect.poll(texts).toEqual(["closed", "closed", "closed"]);
  await page.getByRole("button", { name: "two" }).click();
  await expect.poll(texts).toEqual(["closed", "open", "closed"]);
  await page.getByRole("button", { name: "three" }).click();
  await expect.poll(texts).toEqual(["closed", "open", "open"]);
});

test("the content of a section is at most 1100, 770 and 400 px wide", async () => {
  const child = { id: "box", type: "base", style: { height: "20px" } };
  const inicio = {
    id: "inicio",
    path: "",
    title: "Início",
    sections: [{ id: "first", tag: "main", width: "content", children: [child] }],
  };
  const main = `import "trama/runtime/styles.css"; import { start } from "trama/runtime"; import { app } from "./app"; start(app);`;
  const { page } = await openDesign({ "pages/inicio.json": inicio }, {}, "", main);
  const width = () => page.locator(".inicio-box").evaluate((node) => node.getBoundingClientRect().width);
  for (const [window, content] of [
    [1400, 1100],
    [900, 770],
    [600, 400],
    [320, 320],
  ] as const) {
    await page.setViewportSize({ width: window, height: 600 });
    await expect.poll(width).toBe(content);
  }
});
