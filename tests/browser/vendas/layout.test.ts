import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contactRows, serveVendas } from "./site.ts";

const site = serveVendas();

/** Counts from the first paint on how much of the page moves by itself. */
function watchShifts(): void {
  const shifts: number[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") === false) shifts.push(Number(Reflect.get(entry, "value")));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** All shifts so far; two frames later, so that the last one is counted. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    return Reflect.get(window, "shifts").reduce((sum: number, value: number) => sum + value, 0);
  });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([1366, 900, 390])("nothing moves while pages load, %i px wide", async (width) => {
  const login = await site.open("/", { width, before: watchShifts });
  await login.getByRole("button", { name: "Entrar", exact: true }).waitFor();
  await login.locator("[data-prerendered]").waitFor({ state: "detached" });
  expect(await shift(login)).toBeLessThan(0.02);
  const page = await site.open("/contatos/", { as: "owner", width, before: watchShifts });
  await contactRows(page);
  await page.getByRole("navigation", { name: "Páginas da lista" }).waitFor();
  expect(await shift(page)).toBeLessThan(0.02);
  await page.goto(new URL((await page.locator("a[href^='/perfil/']").getAttribute("href")) ?? "", site.url).href);
  await page.getByRole("textbox", { name: "Nome" }).waitFor();
  expect(await shift(page)).toBeLessThan(0.02);
});

// 683 px is a screen of 1366 px at a zoom of 200 %.
test.each([1366, 900, 683, 390, 320])("no page is wider than a screen of %i px", async (width) => {
  const login = await site.open("/", { width });
  await login.getByRole("button", { name: "Entrar", exact: true }).waitFor();
  expect(await overflow(login)).toBe(0);
  const page = await site.open("/contatos/", { as: "owner", width });
  await contactRows(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Novo contato" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.goto(`${site.url}/`);
  await page.getByRole("textbox", { name: "Nome" }).waitFor();
  expect(await overflow(page)).toBe(0);
});

test("on a phone, what is touched is 44 px high and dialogs take the whole screen", async () => {
  const page = await site.open("/contatos/", { as: "owner", width: 390, height: 844, reducedMotion: true });
  await contactRows(page);
  const heights = async (scope: string) =>
    page
      .locator(scope)
      .evaluateAll((all) =>
        all
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 44)
          .map((node) => `${node.className} ${Math.round(node.getBoundingClientRect().height)}`),
      );
  await page.getByRole("button", { name: /^Filtros/ }).click();
  expect(await heights("main :is(.trama-button, .trama-control, .trama-page)")).toEqual([]);
  await page.getByRole("button", { name: "Novo contato" }).click();
  const box = await page.getByRole("dialog").boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await heights("[role=dialog] :is(.trama-button, .trama-control)")).toEqual([]);
});

test("a very long name stays in its place", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await page.route("**/rest/v1/vw_contatos*", async (route) => {
    const response = await route.fetch();
    const rows: Record<string, unknown>[] = await response.json();
    const long = {
      ...rows[0],
      nome: "Wolfeschlegelsteinhausenbergerdorff".repeat(3),
      email: `${"a".repeat(200)}@x.example`,
    };
    await route.fulfill({ response, json: [long, ...rows.slice(1)] });
  });
  await page.reload();
  const rows = await contactRows(page);
  expect(await overflow(page)).toBe(0);
  expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(45);
  const cells = await rows
    .first()
    .locator("td")
    .evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return { left, right };
      }),
    );
  const parts = await rows
    .first()
    .locator(".contatos-grade-nome, .contatos-grade-email")
    .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().right));
  expect(parts.every((right, index) => right <= (cells[index + 1]?.right ?? 0))).toBe(true);
});

test("people who want no motion get none", async () => {
  const page = await site.open("/contatos/", { as: "owner", reducedMotion: true });
  await contactRows(page);
  await page.getByRole("button", { name: "Novo contato" }).click();
  await page.getByRole("dialog").waitFor();
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(running).toBe(0);
});
