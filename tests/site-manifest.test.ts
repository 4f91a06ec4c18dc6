import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SiteManifest } from "../compiler/compile.ts";
import { openText } from "../compiler/printed-text.ts";
import { compilationOf } from "./compiled-designs.ts";

const root = join(import.meta.dirname, "..");

function siteOf(name: string): SiteManifest {
  const site = compilationOf(name).site?.();
  if (!site) throw new Error(`${name} has errors`);
  return site;
}

test("the manifest has the routes, sheets and first pages of an app", () => {
  const { routes, sheets, firstPages, login, basePath, titlePatterns } = siteOf("vendas");
  const pages = readdirSync(join(root, "designs/vendas/pages")).map((file) => file.replace(".json", ""));
  expect(routes.map(({ page }) => page)).toEqual(pages.sort());
  expect(routes.find(({ page }) => page === "pg-login")).toEqual({
    path: "/",
    page: "pg-login",
    title: "Entrar · Balcão",
    sheet: "pages/pg-login.css",
    groups: [],
    isHidden: false,
    defaults: {},
  });
  expect(routes.find(({ page }) => page === "pg-atendimento")).toMatchObject({
    groups: ["equipe"],
    isHidden: true,
    defaults: { atendimentoId: "AT-2501-00001" },
  });
  expect(routes.find(({ page }) => page === "pg-chats")?.title).toBeUndefined();
  expect({ firstPages, login, basePath, titlePatterns }).toEqual({
    firstPages: ["pages/pg-login"],
    login: "pg-login",
    basePath: "",
    titlePatterns: { pt: "{title} · Balcão" },
  });
  const own = ["letra", "folga", "impressao", "lista"];
  expect(sheets.own).toEqual(own.map((name) => `assets/${name}.css`));
  expect(sheets.fonts).toEqual(["assets/fonts/figtree.woff2"]);
  expect(sheets.firstFonts).toEqual(sheets.fonts);
});

test("each style sheet of an output is one of every page, one that loads on demand, or part of such a one", () => {
  for (const name of ["vendas", "idiomas", "galeria", "cartoes"]) {
    const { sheets } = siteOf(name);
    const output = compilationOf(name).output ?? [];
    const all = output.filter(({ path }) => path.endsWith(".css"));
    const listed = [...sheets.always, ...sheets.onDemand];
    expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(listed));
    const within = all.flatMap(({ path, text }) =>
      [...openText(text).matchAll(/@import "([^"]+)"/g)].map(([, sheet = ""]) => join(path, "..", sheet)),
    );
    const left = all.map(({ path }) => path).filter((path) => !listed.includes(path) && !within.includes(path));
    expect([name, left]).toEqual([name, []]);
  }
});

test("a page in two languages has an address and a title in each", () => {
  const { routes, language } = siteOf("idiomas");
  expect(language).toBe("pt");
  const [page] = routes;
  const same = routes.filter((route) => route.page === page?.page);
  expect(new Set(same.map((route) => route.language)).size).toBe(same.length);
  expect(new Set(same.map(({ path }) => path)).size).toBe(same.length);
});
