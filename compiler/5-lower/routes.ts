import type { PageNode } from "../2-validate/design-nodes.ts";
import type { NamedPage, Symbols } from "../3-link/names/symbols.ts";
import { literal } from "../code.ts";
import { placeOf } from "../span.ts";
import type { CodeModule, Declaration, OutputEntry, OutputExpression } from "./output-module.ts";
import { runtime } from "./runtime-names.ts";

/** routes.tsx: one row per page and language. `styled` are the pages with a style sheet. */
export function lowerRoutes(symbols: Symbols, pages: readonly PageNode[], styled: ReadonlySet<string>): CodeModule {
  const rows = pages.flatMap((page) =>
    symbols.languages.flatMap((language): OutputExpression | readonly [] => {
      const named = symbols.pages.get(page.id);
      const path = named?.paths.get(language);
      if (named === undefined || path === undefined) return [];
      const prefix = symbols.prefixes.has(language) ? `/${language}/` : "/";
      const fields = [`page: ${literal(page.id)}`];
      if (symbols.languages.length > 1) fields.push(`language: ${literal(language)}`);
      if (styled.has(page.id)) fields.push(`css: ${literal(`pages/${page.id}.css`)}`);
      if (page.json.groups && page.json.groups.length > 0) fields.push(`groups: ${literal(page.json.groups)}`);
      if (page.json.hidden === true) fields.push("noindex: true");
      if (named.records) fields.push(`records: records${member(page.id)}`);
      if (named.defaults.size > 0) fields.push(`defaults: ${literal(defaultsOf(named))}`);
      const row = [
        `path: ${literal(path === "" ? prefix : `${prefix}${path}/`)}`,
        `handle: { ${fields.join(", ")} }`,
        `lazy: async () => ({ Component: (await import(${literal(`./pages/${page.id}`)})).default })`,
      ];
      return { kind: "code", code: `{ ${row.join(", ")} }` };
    }),
  );
  const [first] = pages;
  return {
    kind: "code",
    path: "routes.tsx",
    source: "design.json",
    imports: [runtime.PageRoute],
    declarations: [
      ...recordNames(symbols, pages),
      {
        kind: "const",
        name: "routes",
        type: "PageRoute[]",
        isExported: true,
        value: { kind: "list", items: rows },
        from: first && placeOf(first.file, first.json as never),
      },
    ],
  };
}

/** Returns the defaults of a path's parameters, in path order. */
const defaultsOf = ({ params, defaults }: NamedPage): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(params.filter((name) => defaults.has(name)).map((name) => [name, defaults.get(name)]));

/** Returns `.lugar`, or `["um-lugar"]`. */
const member = (page: string): string => (/^\w+$/.test(page) ? `.${page}` : `[${literal(page)}]`);

/** Declares the path segments of the records of pages, one line per record. */
function recordNames(symbols: Symbols, pages: readonly PageNode[]): readonly Declaration[] {
  const entries = pages.flatMap((page): readonly OutputEntry[] => {
    const { records } = symbols.pages.get(page.id) ?? {};
    if (!records) return [];
    const items = Array.from(records.names, (name): OutputExpression => ({ kind: "literal", value: name }));
    return [{ key: page.id, value: { kind: "list", items }, from: placeOf(page.file, page.json, "records") }];
  });
  return entries.length === 0
    ? []
    : [{ kind: "const", name: "records", isExported: false, value: { kind: "object", entries } }];
}
