import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hasLoaded } from "../browser/loaded-scripts.ts";
import { formula, openDesign, page } from "../browser/open-design.ts";

/** Where the focus is after a link, whose page leaves with it. */

const link = (id: string, to: object) => ({ id, type: "button", props: { text: id }, link: to });

const files = {
  "variables.json": {
    variables: { semana: { type: "number", default: 0, query: true }, pode: { type: "boolean", default: false } },
  },
  "pages/inicio.json": page([
    link("seguinte", { page: "inicio", query: { semana: formula("variables.semana + 1") } }),
    { id: "qual", type: "text", props: { text: formula("toText(variables.semana)") } },
    link("outra", { page: "outra" }),
    link("lenta", { page: "lenta" }),
  ]),
  // What its visitor may see is known a moment later.
  "pages/lenta.json": {
    id: "lenta",
    path: "lenta",
    title: "Lenta",
    on: {
      load: {
        steps: [
          { action: "wait", ms: 200 },
          { action: "setVariable", variable: "pode", value: true },
        ],
      },
    },
    sections: [
      { id: "alto", children: [link("inicio", { page: "inicio" })] },
      { id: "principal", tag: "main", if: formula("variables.pode"), children: [link("depois", { page: "inicio" })] },
    ],
  },
  "pages/outra.json": {
    id: "outra",
    path: "outra",
    title: "Outra",
    sections: [
      { id: "alto", children: [link("inicio", { page: "inicio" })] },
      { id: "principal", tag: "main", children: [link("depois", { page: "inicio" })] },
    ],
  },
};

async function openHome(): Promise<Page> {
  const { page: shown } = await openDesign(files);
  await expect.poll(() => hasLoaded(shown, "main[data-section]"), { message: "lost-focus.ts" }).toBe(true);
  return shown;
}

const focused = (shown: Page) =>
  shown.evaluate(() => document.activeElement?.id || document.activeElement?.className.split(" ").at(-1));

test("a link to the same page with another query keeps the focus", async () => {
  const shown = await openHome();
  for (const week of ["1", "2"]) {
    const next = shown.getByRole("link", { name: "seguinte" });
    await (week === "1" ? next.press("Enter") : shown.keyboard.press("Enter"));
    await expect.poll(() => shown.locator(".inicio-qual").textContent()).toBe(week);
    await expect.poll(() => focused(shown)).toBe("inicio-seguinte");
  }
});

test("a link to another page leads the focus to its main section", async () => {
  const shown = await openHome();
  await shown.getByRole("link", { name: "outra" }).press("Enter");
  const main = shown.locator("main");
  await expect.poll(() => main.evaluate((node) => node === document.activeElement)).toBe(true);
  await shown.keyboard.press("Tab");
  expect(await shown.evaluate(() => document.activeElement?.textContent)).toBe("depois");
  expect(await main.getAttribute("tabindex")).toBe(null);
});

test("a main section that comes later takes the focus too, under the title of the page", async () => {
  const shown = await openHome();
  await shown.getByRole("link", { name: "lenta" }).press("Enter");
  const main = shown.getByRole("main", { name: /^Lenta/ });
  await expect.poll(() => main.evaluate((node) => node === document.activeElement)).toBe(true);
  await shown.keyboard.press("Tab");
  expect(await focused(shown)).toBe("lenta-depois");
  expect(await shown.locator("main").getAttribute("aria-label")).toBe(null);
});

test("a control that has taken the focus before the main section comes keeps it", async () => {
  const shown = await openHome();
  await shown.getByRole("link", { name: "lenta" }).press("Enter");
  await shown.getByRole("link", { name: "inicio" }).focus();
  await shown.locator("main").waitFor();
  expect(await focused(shown)).toBe("lenta-inicio");
});
