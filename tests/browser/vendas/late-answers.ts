import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectStill, watchShifts } from "./measure.ts";
import { demoEnd, type Site } from "./site.ts";

const paths = [
  "/dashboard/",
  "/contatos/",
  "/atendimentos/",
  "/vendas/transacoes/",
  "/vendas/pipelines/",
  "/vendas/recuperacao/",
  "/vendas/usuarios-app/",
  "/vendas/rastreios-envios/",
  "/envios-logistica/",
  "/financeiro/comissoes/",
  "/financeiro/importar-transacoes/",
  "/financeiro/exportacoes/",
  "/trafego/metricas-facebook/",
  "/transformador-link-dmg/",
];

/** Holds the requests of a page to its backend; what it returns lets them through one by one, the last first. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  let sent = 0;
  await page.route("**/rest/v1/**", async (route) => {
    await new Promise<void>((letThrough) => waiting.push(letThrough));
    sent += 1;
    await route.fulfill({ response: await route.fetch() });
    sent -= 1;
  });
  const rendered = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    });
  return async () => {
    await expect.poll(() => waiting.length, { message: "requests" }).toBeGreaterThan(0);
    // Code that loads late asks late.
    for (let idle = 0; idle < 5; idle += 1) {
      await rendered();
      const next = waiting.pop();
      if (!next) continue;
      idle = 0;
      next();
      await expect.poll(() => sent, { message: "requests without an answer" }).toBe(0);
    }
  };
}

/** Expects that no page moves where the answers to its requests come one by one, the last first. */
export async function expectStillPages(site: Site, width: number): Promise<void> {
  let answer = async (): Promise<void> => {};
  const page = await site.open("/chats/", {
    as: "owner",
    now: demoEnd,
    width,
    before: watchShifts,
    prepare: async (opening) => {
      answer = await hold(opening);
    },
  });
  await answer();
  const moved: string[] = [];
  for (const path of paths) {
    await page.goto(site.url + path);
    await answer();
    await expectStill(page, 0.01).catch(({ message }) => moved.push(`${path}: ${message}`));
  }
  expect(moved).toEqual([]);
}
