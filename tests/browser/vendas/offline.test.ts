import { setTimeout as pause } from "node:timers/promises";
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { contactRows, serveVendas } from "./site.ts";

const site = serveVendas();

/** A time of no other test: its browser profile has kept no code of the pages that are opened here. */
const now = "2025-06-15T14:59:00Z";

test.each([
  { width: 1366, name: "Transações", path: "/vendas/transacoes/" },
  { width: 390, name: "Atendimentos", path: "/atendimentos/" },
])(
  "without a connection the page and its menu stay, $width px wide, and the next page opens when it is back",
  async (at) => {
    const page = await site.open("/contatos/", { as: "owner", now, width: at.width, loadsAhead: true });
    await contactRows(page);
    if (at.width === 390) await page.getByRole("button", { name: "Abrir menu" }).click();
    await page.context().setOffline(true);
    const link = page.getByRole("link", { name: new RegExp(`^${at.name}( \\d|$)`) });
    await link.click();
    const notice = page.getByRole("alert").getByText("Sem conexão");
    await expectVisible(notice);
    await expectVisible(link);
    await expectVisible(page.locator("[data-row]").first());

    await page.context().setOffline(false);
    await expectVisible(page.getByRole("heading", { name: at.name, exact: true }));
    await expectDetached(notice);
    expect(new URL(page.url()).pathname).toBe(at.path);
    // What the browser logs of requests that fail without a connection.
    site.takeProblems();
  },
);

test("a request that a navigation breaks off is not an error", async () => {
  const held: Route[] = [];
  const page = await site.open("/contatos/", {
    as: "owner",
    now,
    prepare: (opening) => opening.route("**/rest/v1/rpc/rpc_contadores_menu", (route) => void held.push(route)),
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const away = new Promise<Route>((begun) => void page.route("**/fora/", begun));
  await page.evaluate(() => window.location.assign("/fora/"));
  const navigation = await away;
  await Promise.all(held.map((route) => route.abort()));
  await pause(200);
  await navigation.fulfill({ contentType: "text/html", body: "Fora" });
  await expectVisible(page.getByText("Fora"));
  expect(site.takeProblems().filter((problem) => !problem.includes("net::ERR_FAILED"))).toEqual([]);
});
