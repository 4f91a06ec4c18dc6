import { expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, formula, openDesign, page } from "../browser/open-design.ts";
import { expectVisible } from "../elements/expect-locator.ts";

/** Coming back to a page scrolls to where it was left, once its data is there again. */

const row = {
  id: "linha",
  type: "base",
  repeat: { items: formula("collections.linhas.data"), key: "id" },
  link: { page: "outra" },
  children: [{ id: "nome", type: "text", props: { text: formula("toText(item.id)") } }],
};
const box = { id: "caixa", type: "base", children: [row] };
const style = `body { margin: 0 }
.inicio-linha { display: block; height: 100px }
.inicio-caixa { height: 100vh; overflow: auto }
.outra-alto { height: 3000px }`;

/** Opens a page of fifty rows, and scrolls it. The rows come 300 ms after the page is shown. */
async function scrolled(children: readonly object[], top: number): Promise<OpenedApp> {
  const app = await openDesign(
    {
      "collections.json": {
        collections: {
          linhas: {
            source: "custom",
            function: "linhas",
            schema: { type: "object", required: ["id"], properties: { id: { type: "number" } } },
          },
        },
      },
      "pages/inicio.json": page(children),
      "pages/outra.json": page([{ id: "alto", type: "base" }, button("nada", [])], {
        id: "outra",
        path: "outra",
        title: "Outra",
      }),
    },
    { viewport: { width: 390, height: 700 }, head: `<style>${style}</style>` },
    `export const linhas = async (): Promise<readonly { readonly id: number }[]> => {
      const { rows, waitMs } = { rows: 50, waitMs: 300, ...JSON.parse(sessionStorage.getItem("linhas") ?? "{}") };
      await new Promise((done) => setTimeout(done, waitMs));
      return Array.from({ length: rows }, (_, id) => ({ id }));
    };`,
  );
  await expectVisible(app.page.locator(".inicio-linha").first());
  await app.page.evaluate(`(document.querySelector(".inicio-caixa") ?? document.documentElement).scrollTo(0, ${top})`);
  return app;
}

const answer = (app: OpenedApp, settings: object) =>
  app.page.evaluate(`sessionStorage.setItem("linhas", '${JSON.stringify(settings)}')`);
const topOf = (app: OpenedApp, selector = "html") =>
  app.page.evaluate<number>(`document.querySelector("${selector}")?.scrollTop ?? -1`);
const openRow = async (app: OpenedApp, index = 8): Promise<void> => {
  await app.page.locator(".inicio-linha").nth(index).click();
  await expect.poll(() => app.page.title()).toBe("Outra");
  await expect.poll(() => topOf(app)).toBe(0);
};
const isBack = (app: OpenedApp) => expect.poll(() => app.page.title()).toBe("Início");

test("Back and Forward scroll to where the page was left, a new visit to its top", async () => {
  const app = await scrolled([row], 600);
  await openRow(app);
  await app.page.evaluate("scrollTo(0, 1200)");
  await app.page.goBack();
  await isBack(app);
  await expect.poll(() => topOf(app)).toBe(600);
  await app.page.goForward();
  await expect.poll(() => app.page.title()).toBe("Outra");
  await expect.poll(() => topOf(app)).toBe(1200);
});

test("a box that scrolls instead of the window comes back too", async () => {
  const app = await scrolled([box], 600);
  await openRow(app);
  await app.page.goBack();
  await isBack(app);
  await expect.poll(() => topOf(app, ".inicio-caixa")).toBe(600);
});

test("a reload keeps the place, and so do the pages before it", async () => {
  const app = await scrolled([row], 600);
  await openRow(app);
  await app.page.evaluate("scrollTo(0, 900)");
  await app.page.reload();
  await expect.poll(() => topOf(app)).toBe(900);
  await app.page.goBack();
  await isBack(app);
  await expect.poll(() => topOf(app)).toBe(600);
});

test("a page that became shorter scrolls to its end", async () => {
  const app = await scrolled([row], 2000);
  await openRow(app, 22);
  await answer(app, { rows: 20 });
  await app.page.goBack();
  await isBack(app);
  await expect.poll(() => app.page.locator(".inicio-linha").count()).toBe(20);
  const below = "document.documentElement.scrollHeight - innerHeight - scrollY";
  await expect.poll(() => app.page.evaluate(below)).toBe(0);
});

test("the visitor's own scrolling wins over the place of before", async () => {
  const app = await scrolled([row], 2000);
  await answer(app, { waitMs: 1500 });
  await app.page.reload();
  await isBack(app);
  await app.page.mouse.move(100, 100);
  await app.page.mouse.wheel(0, 10);
  await expectVisible(app.page.locator(".inicio-linha").nth(49));
  await app.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  expect(await topOf(app)).toBeLessThan(100);
});

test.each(["null", "1", '"x"', "[]", '["x",{}]'])(
  "a page opens again whatever was remembered of it: %s",
  async (value) => {
    const app = await scrolled([row], 600);
    await app.page.addInitScript((given) => {
      const known: [string, unknown][] = JSON.parse(sessionStorage.getItem("scroll") ?? "[]");
      sessionStorage.setItem("scroll", JSON.stringify(known.map(([entry]) => [entry, JSON.parse(given)])));
    }, value);
    await app.page.reload();
    await expectVisible(app.page.locator(".inicio-linha").first());
    expect(app.errors).toEqual([]);
    await openRow(app);
  },
);
