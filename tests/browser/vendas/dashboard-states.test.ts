import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep } from "../../depth.ts";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { sizesTried, violations } from "./axe.ts";
import {
  afterNumbers,
  answerWith,
  fail,
  functions,
  newAccount,
  now,
  numbersThere,
  openDashboard,
} from "./dashboard.ts";
import { expectFits, expectStill, onEachWidth, watchShifts } from "./measure.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

test.each(isDeep ? [1366, 900, 390] : [1366])(
  "while numbers come their places are kept, and nothing moves, %i px wide",
  async (width) => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const page = await site.open("/404", { as: "owner", now, width, before: watchShifts });
    await page.route(functions, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/dashboard/`);
    await expectVisible(page.locator(".esqueleto-barra").first());
    await expect.poll(() => page.getByText("Tudo em dia.").count()).toBe(0);
    answer();
    await numbersThere(page);
    await expectDetached(page.locator(".esqueleto-barra").first());
    await expectStill(page);
    site.takeProblems();
  },
);

test("the dashboard is no wider than its screen, whatever the names", async () => {
  const page = await openDashboard(site, {
    as: "owner",
    prepare: async (opening) => {
      await opening.route("**/rest/v1/produtos*", (route) =>
        answerWith(route, { nome: "Wolfeschlegelsteinhausen".repeat(4) }),
      );
      await opening.route("**/rpc/rpc_dashboard_kpis", (route) =>
        answerWith(route, {
          receita_centavos: 123_456_789_012,
          receita_anterior_centavos: 98_765_432_100,
          receita_delta: 123.456,
        }),
      );
    },
  });
  await onEachWidth(page, () => expectFits(page));
  await page.getByRole("combobox", { name: "Produto" }).click();
  await afterNumbers(page, () => page.getByRole("option").first().click());
  const cut = () =>
    page
      .locator(".cartao-kpi-cartao, .cartao-kpi-comparacao")
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
          .map((one) => one.textContent),
      );
  await onEachWidth(page, async () => {
    await expectFits(page);
    await expect.poll(cut).toEqual([]);
  });
});

test.each(sizesTried)("axe finds nothing in any state of the dashboard, on %s", async (name, size) => {
  const found: string[] = [];
  const looked = async (page: Page, state: string) => found.push(...(await violations(page, state)));
  const options = { ...size, now };
  const waiting = await site.open("/dashboard/", {
    ...options,
    as: "owner",
    prepare: (opening) => opening.route(functions, () => {}),
  });
  await expectVisible(waiting.locator(".esqueleto-barra").first());
  await looked(waiting, "waiting");
  await waiting.unrouteAll({ behavior: "ignoreErrors" });
  const failed = await site.open("/dashboard/", {
    ...options,
    as: "owner",
    prepare: (opening) => opening.route(functions, fail),
  });
  await expectVisible(failed.getByText("Não foi possível carregar os números."));
  await looked(failed, "failed");
  site.takeProblems();
  const page = await openDashboard(site, { ...options, as: "owner" });
  await expectVisible(page.locator(".painel-receita-barras svg").first());
  await looked(page, "numbers");
  await page.getByRole("button", { name: /^Período/ }).click();
  await expectVisible(page.getByRole("dialog").getByRole("grid").first());
  await looked(page, "period");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Mudar a meta" }).click();
  await expectVisible(page.getByRole("dialog", { name: "Meta do mês" }));
  await looked(page, "goal");
  const token = await newAccount(site, `bia.${name}@loja.example`);
  const empty = await site.open("/dashboard/", { ...options, token });
  await expectVisible(empty.getByText("Definir a meta do mês"));
  await looked(empty, "empty");
  await empty.getByRole("button", { name: "Convidar a equipe" }).click();
  await empty.getByRole("dialog", { name: "Convidar pessoa" }).getByRole("button", { name: "Convidar" }).click();
  await expectVisible(empty.getByText("Informe o e-mail."));
  await looked(empty, "invitation with errors");
  expect(found).toEqual([]);
});
