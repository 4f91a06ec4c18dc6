import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { indexPaths, pagesAt } from "../compiler/3-link/names/pages-at.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";
import { fileOf } from "./all-designs.ts";
import { cases, seed } from "./depth.ts";
import { compileFiles } from "./designs.ts";

const languages = ["pt", "en", "es"];

interface Page {
  readonly id: string;
  readonly paths: ReadonlyMap<string, string>;
}

const partsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");

/** The same, by a walk over all pages. */
function pagesOneByOne(pages: readonly Page[], address: string, prefixes: ReadonlySet<string>): ReadonlySet<string> {
  const parts = partsOf(address.split(/[?#]/, 1)[0] ?? "");
  const has = ({ paths }: Page, given: readonly string[]): boolean =>
    [...paths.values()].some((path) => {
      const wanted = partsOf(path);
      return wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at]);
    });
  const isPrefixed = prefixes.has(parts[0] ?? "");
  const isPlain = prefixes.size < languages.length || parts.length === 0;
  return new Set(
    pages
      .filter((page) => (isPlain && has(page, parts)) || (isPrefixed && has(page, parts.slice(1))))
      .map(({ id }) => id),
  );
}

const path = fc
  .array(fc.constantFrom("a", "B", "b-c", "en", "pt", ":x", ":outroNome"), { maxLength: 4 })
  .map((parts) => parts.join("/"));
const pages = fc
  .array(fc.dictionary(fc.constantFrom(...languages), path), { maxLength: 40 })
  .map((all) => all.map((paths, at): Page => ({ id: `p${at}`, paths: new Map(Object.entries(paths)) })));
const address = fc
  .tuple(
    fc.array(fc.constantFrom("a", "A", "b", "b-c", "en", "EN", "pt", ":x", "", "zz"), { maxLength: 6 }),
    fc.constantFrom("", "/", "?q=a/b", "#a/b", "/?q"),
  )
  .map(([parts, end]) => `/${parts.join("/")}${end}`);

test("an address leads to the pages that have its path, with parameters and in all languages", () => {
  fc.assert(
    fc.property(pages, fc.array(address, { maxLength: 30 }), fc.boolean(), (all, addresses, isEachPrefixed) => {
      const pagePaths = indexPaths(new Map(all.map((page) => [page.id, page])));
      const prefixes = new Set(languages.slice(isEachPrefixed ? 0 : 1));
      for (const one of addresses)
        expect(pagesAt({ pagePaths, languages, prefixes }, one), one).toEqual(pagesOneByOne(all, one, prefixes));
    }),
    { seed, numRuns: cases(60, 3000) },
  );
});

test("a lookup does not walk the pages", () => {
  const ids = Array.from({ length: 100 }, (_, at) => `p${at}`);
  const all = new Map(ids.map((id) => [id, { id, paths: new Map([["pt", `lugar/${id}/:aba`]]) }]));
  const environment = { pages: all, pagePaths: indexPaths(all), languages, prefixes: new Set(["en", "es"]) };
  const walks = (["values", "entries", "forEach", Symbol.iterator] as const).map((way) => vi.spyOn(all, way));
  expect(pagesAt(environment, "/lugar/p42/dados")).toEqual(new Set(["p42"]));
  expect(pagesAt(environment, "/lugar/p100/dados")).toEqual(new Set());
  for (const walk of walks) expect(walk).not.toHaveBeenCalled();
});

test("the links of a design of many pages are looked up", () => {
  const count = 300;
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const linkTo = (id: string, to: string) => ({ id, type: "text", props: { text: to }, link: { path: to } });
  const pathOf = (at: number): string => (at % 2 === 0 ? `/Lugar/${at}/?q=1` : `/lugar/${at}/qualquer#fim`);
  const englishPathOf = (at: number): string => `/en/place/${at}${at % 2 === 0 ? "" : "/any"}`;
  const files = ids.map((id, at) => {
    const links = [
      linkTo("um", pathOf((at + 1) % count)),
      linkTo("dois", pathOf((at + 2) % count)),
      linkTo("tres", englishPathOf((at + 3) % count)),
    ];
    const wrong = at === 7 ? [linkTo("quatro", "/lugar/"), linkTo("cinco", `/place/${count}`)] : [];
    return fileOf(
      `pages/${id}.json`,
      JSON.stringify({
        id,
        path:
          at % 2 === 0 ? { pt: `lugar/${at}`, en: `place/${at}` } : { pt: `lugar/${at}/:aba`, en: `place/${at}/:aba` },
        title: "Página",
        sections: [{ id: "principal", children: [...links, ...wrong] }],
      }),
    );
  });
  const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt", "en"], pages: { home: "p0" } };
  const lost = { id: "perdida", path: "lugar/sem-elo", title: "Perdida", sections: [] };
  const { diagnostics } = compileFiles([
    fileOf("design.json", JSON.stringify(design)),
    fileOf("pages/perdida.json", JSON.stringify(lost)),
    ...files,
  ]);
  const told = toRecords(diagnostics).map(({ code, message }) => `${code} ${message}`);
  expect(told).toEqual([
    "page/unknown-path no page has the path `/lugar/`",
    "page/unknown-path no page has the path `/place/300`",
    "page/unreachable nothing leads to the page `perdida`",
  ]);
});
