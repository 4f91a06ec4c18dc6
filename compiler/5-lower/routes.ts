import type { PageNode } from "../2-validate/design-nodes.ts";
import type { Symbols } from "../3-link/names/symbols.ts";
import { literal } from "../code.ts";
import { placeOf } from "../span.ts";
import type { CodeModule, Declaration, OutputEntry, OutputExpression } from "./output-module.ts";
import { runtime } from "./runtime-names.ts";
import type { PageAddress } from "./site.ts";

/** routes.tsx: one row per page and language. */
export function lowerRoutes(
  symbols: Symbols,
  pages: readonly PageNode[],
  addresses: readonly PageAddress[],
): CodeModule {
  const rows = addresses.map((address): OutputExpression => {
    const fields = [`page: ${literal(address.page)}`];
    if (address.language !== undefined) fields.push(`language: ${literal(address.language)}`);
    if (address.sheet !== undefined) fields.push(`css: ${literal(address.sheet)}`);
    if (address.groups.length > 0) fields.push(`groups: ${literal(address.groups)}`);
    if (address.isHidden) fields.push("noindex: true");
    if (address.records) fields.push(`records: records${member(address.page)}`);
    if (Object.keys(address.defaults).length > 0) fields.push(`defaults: ${literal(address.defaults)}`);
    const row = [
      `path: ${literal(address.path)}`,
      `handle: { ${fields.join(", ")} }`,
      `lazy: async () => ({ Component: (await import(${literal(`./pages/${address.page}`)})).default })`,
    ];
    return { kind: "code", code: `{ ${row.join(", ")} }` };
  });
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
