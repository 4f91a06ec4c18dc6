import type { PageNode } from "../2-validate/types.ts";
import type { Environment } from "../3-link/environment.ts";
import { literal } from "../code.ts";
import { placeOf } from "../span.ts";
import { runtime } from "./runtime-names.ts";
import type { CodeModule, OutputExpression } from "./types.ts";

/** routes.tsx: one row for each page and language. `styled` are the pages that have a style sheet. */
export function lowerRoutes(
  environment: Environment,
  pages: readonly PageNode[],
  styled: ReadonlySet<string>,
): CodeModule {
  const rows = pages.flatMap((page) =>
    environment.languages.flatMap((language, languageIndex): OutputExpression | readonly [] => {
      const path = environment.pages.get(page.id)?.paths.get(language);
      if (path === undefined) return [];
      const prefix = languageIndex === 0 ? "/" : `/${language}/`;
      const fields = [`page: ${literal(page.id)}`, `path: ${literal(path === "" ? prefix : `${prefix}${path}/`)}`];
      if (environment.languages.length > 1) fields.push(`language: ${literal(language)}`);
      if (styled.has(page.id)) fields.push(`css: ${literal(`pages/${page.id}.css`)}`);
      if (page.json.groups && page.json.groups.length > 0) fields.push(`groups: ${literal(page.json.groups)}`);
      if (page.json.hidden === true) fields.push("noindex: true");
      fields.push(`load: () => import(${literal(`./pages/${page.id}`)})`);
      return { kind: "code", code: `{ ${fields.join(", ")} }` };
    }),
  );
  const [first] = pages;
  return {
    kind: "code",
    path: "routes.tsx",
    source: "design.json",
    imports: [runtime.Route],
    declarations: [
      {
        kind: "const",
        name: "routes",
        type: "readonly Route[]",
        isExported: true,
        value: { kind: "list", items: rows },
        from: first && placeOf(first.file, first.json as never),
      },
    ],
  };
}
