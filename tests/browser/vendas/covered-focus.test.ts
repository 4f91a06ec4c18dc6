import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

/** Returns what has the focus if something else covers all of it, with what that is. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return undefined;
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    // A hidden control is focused in place of a visible one.
    if (width < 3 || height < 3) return undefined;
    const inset = (from: number, to: number, part: number) => from + (to - from) * part;
    const points = [
      [0.5, 0.5],
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(inset(left, right, x), inset(top, bottom, y)));
    const isSeen = points.some(
      (at) => at && (node.contains(at) || at.closest("label, a, button") === node || at.contains(node)),
    );
    const name = (one: Element | null | undefined) => one?.getAttribute("aria-label") || one?.textContent?.slice(0, 30);
    return isSeen ? undefined : `${name(node)} under ${points[0]?.className} ${name(points[0])}`;
  });

test.each([
  ["/vendas/pipelines/", "Nova oportunidade"],
  ["/vendas/transacoes/", "Filtros"],
  ["/contatos/", "Contatos"],
  ["/vendas/recuperacao/", "Recuperação"],
  ["/vendas/usuarios-app/", "Usuários do app"],
  ["/dashboard/", "Dashboard"],
] as const)("the focus is never under a bar: %s", async (path, text) => {
  const page = await site.open(path, { as: "owner", width: 320, height: 640 });
  await expectVisible(page.getByText(text).first());
  const covered: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    if ((await coveredFocus(page)) === undefined) continue;
    // A page that still scrolls arrives a moment later.
    await page.waitForTimeout(300);
    const found = await coveredFocus(page);
    if (found !== undefined) covered.push(found);
  }
  expect(covered).toEqual([]);
});
