import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { createGate } from "../../gate.ts";
import { answerWith } from "./dashboard.ts";
import { expectFits, expectStill, onEachWidth, overflow, watchShifts } from "./measure.ts";
import { contactPath, contactRows, demoEnd, openContact, profileAddress, serveVendas } from "./site.ts";

const site = serveVendas();

const opened = [1366, 390].flatMap((width) =>
  ["/contatos/", "/vendas/transacoes/", "/atendimentos/"].map((path) => ({ path, width })),
);

test.each(some(opened, 4))(
  "nothing of $path moves where rows are there before the code that shows them, $width px wide",
  async (at) => {
    const gate = createGate();
    const page = await site.open(at.path, {
      as: "owner",
      now: demoEnd,
      width: at.width,
      before: watchShifts,
      prepare: (opening) =>
        opening.route(/\.view-[^/]*\.js/, async (route) => {
          await gate.opened;
          await route.continue();
        }),
    });
    await expectVisible(page.getByRole("navigation", { name: "Páginas da lista" }));
    gate.open();
    await expectVisible(page.locator("[data-row]").first());
    await expectStill(page);
  },
);

test("no page is wider than its screen", async () => {
  const login = await site.open("/");
  await expectVisible(login.getByRole("button", { name: "Entrar", exact: true }));
  await onEachWidth(login, () => expectFits(login));
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await onEachWidth(page, async () => {
    await expectFits(page);
    await page.getByRole("button", { name: "Novo contato" }).click();
    const dialog = page.getByRole("dialog");
    await expectFits(page, dialog);
    await page.keyboard.press("Escape");
    await expectDetached(dialog);
  });
  await page.goto(await profileAddress(page));
  await expectVisible(page.getByRole("textbox", { name: "Nome" }));
  await onEachWidth(page, () => expectFits(page));
  for (const [path, shown] of [
    ["/trafego/metricas-facebook/", ".trafego-grade-grade"],
    ["/financeiro/comissoes/", ".comissoes-pessoas-grade"],
  ] as const) {
    await page.goto(site.url + path);
    await expectVisible(page.locator(`${shown}:not([aria-busy])`));
    await onEachWidth(page, () => expectFits(page));
  }
});

test("on a phone, touch targets are 44 px high and dialogs fill the screen", async () => {
  const page = await site.open("/contatos/", { as: "owner", width: 390, height: 844 });
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
  await expect.poll(() => heights("main :is(.trama-button, .trama-control, .trama-page)")).toEqual([]);
  await page.getByRole("button", { name: "Novo contato" }).click();
  const box = () => page.getByRole("dialog").boundingBox();
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect.poll(() => heights("[role=dialog] :is(.trama-button, .trama-control)")).toEqual([]);
});

test("a very long name does not overflow", async () => {
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
  await expect.poll(() => overflow(page)).toBe(0);
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeLessThanOrEqual(53);
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

test("reduced motion disables animations", async () => {
  const page = await site.open("/contatos/", { as: "owner" });
  await contactRows(page);
  await page.getByRole("button", { name: "Novo contato" }).click();
  await expectVisible(page.getByRole("dialog"));
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(running).toBe(0);
});

test("a contact with a long name is not wider than its screen", async () => {
  const long = { nome: "Wolfeschlegelsteinhausenbergerdorff".repeat(3), email: `${"a".repeat(200)}@x.example` };
  const page = await openContact(site, await contactPath(site, 0), {
    as: "owner",
    prepare: (opening) =>
      opening.route("**/rest/v1/vw_contato?*", (route) =>
        answerWith(route, { ...long, total_compras_centavos: 123_456_789_012 }),
      ),
  });
  for (const tab of ["Linha do tempo", "Compras", "Tarefas"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectVisible(page.locator("[role=tabpanel]:visible :is([data-row], .contato-evento-titulo, p)").first());
    await onEachWidth(page, () => expectFits(page));
  }
});

test("on a phone a contact shows its numbers before its parts, and its actions at the bottom", async () => {
  const page = await openContact(site, await contactPath(site, 0), { as: "owner", width: 390, height: 844 });
  const top = async (name: string) => (await page.locator(name).boundingBox())?.y ?? Number.NaN;
  const order = [
    ".contato-cabecalho-nome",
    ".contato-numeros-cartao",
    ".pg-contato-abas",
    ".pg-contato-dados",
    ".contato-lateral-partes",
  ];
  const tops = await Promise.all(order.map(top));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const bar = await page.getByRole("toolbar", { name: "Ações" }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
  await expect
    .poll(() => page.getByRole("button", { name: "Dados pessoais" }).getAttribute("aria-expanded"))
    .toBe("false");
});

test.each(["/contatos/", "/vendas/usuarios-app/", "/envios-logistica/", "/vendas/rastreios-envios/"])(
  "a card of %s has two lines on a phone, and a menu for a finger",
  async (path) => {
    const page = await site.open(path, { as: "owner", now: demoEnd, width: 390, height: 844 });
    const card = page.locator("[data-row]").first();
    await expectVisible(card);
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(72);
    const menu = await card.getByRole("button", { name: /^Ações d/ }).boundingBox();
    expect(Math.min(menu?.width ?? 0, menu?.height ?? 0)).toBeGreaterThanOrEqual(44);
  },
);

test("the row that has the focus shows whole what is cut", async () => {
  const page = await site.open("/contatos/", { as: "owner", now: demoEnd });
  const rows = await contactRows(page);
  const cut = () =>
    rows.evaluateAll((found) =>
      found.findIndex((row) => [...row.querySelectorAll(".corta")].some((text) => text.scrollWidth > text.clientWidth)),
    );
  const row = rows.nth(await cut());
  await page.keyboard.press("Tab");
  await row.focus();
  const whole = () =>
    row.evaluate((node) => [...node.querySelectorAll(".corta")].every((text) => text.scrollWidth <= text.clientWidth));
  await expect.poll(whole).toBe(true);
});

test("on paper a list has neither its menu nor its filters, and starts at the edge", async () => {
  const page = await site.open("/contatos/", { as: "owner", now: demoEnd });
  const rows = await contactRows(page);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.getByRole("navigation").count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "Novo contato" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("searchbox").count()).toBe(0);
  expect((await rows.first().boundingBox())?.x).toBeLessThan(8);
});
