import type { Design } from "../../2-validate/design-nodes.ts";
import { relatedWords } from "../../diagnostics/catalogue.ts";
import { type Diagnostic, diagnose, relate } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import type { LinkedDesign } from "../linked-design.ts";
import { pagesAt } from "../names/pages-at.ts";

/**
 * Rules across pages: each has its own path, and something leads to it.
 *
 * Reports `page/duplicate-path` and `page/unreachable`; the latter only if no formula could lead anywhere.
 */
export function checkPages(design: Design, linked: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  checkPaths(design, linked, report);
  checkReachable(design, linked, report);
}

function checkPaths({ pages }: Design, { symbols }: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  for (const language of symbols.languages) {
    const first = new Map<string, (typeof pages)[number]>();
    for (const page of pages) {
      const path = symbols.pages.get(page.id)?.paths.get(language);
      if (path === undefined) continue;
      // Parameters at the same position match the same addresses, whatever their names.
      const shape = path
        .split("/")
        .map((part) => (part.startsWith(":") ? ":" : part.toLowerCase()))
        .join("/");
      const other = first.get(shape);
      if (!other) first.set(shape, page);
      else {
        const { json, file } = page;
        const place = typeof json.path === "string" ? placeOf(file, json, "path") : placeOf(file, json.path, language);
        const there = placeOf(other.file, other.json, "path");
        report(relate(diagnose("page/duplicate-path", place, path, other.id), there, relatedWords.other));
        if (typeof json.path === "string" && typeof other.json.path === "string") first.set(shape, page);
      }
    }
    checkRecordPaths(pages, symbols, language, first, report);
    if (pages.every(({ json }) => typeof json.path === "string")) return;
  }
}

/** Reports a record with the path of another page. */
function checkRecordPaths(
  pages: Design["pages"],
  symbols: LinkedDesign["symbols"],
  language: string,
  taken: ReadonlyMap<string, Design["pages"][number]>,
  report: (diagnostic: Diagnostic) => void,
): void {
  for (const { id, file, json } of pages) {
    const { records, paths } = symbols.pages.get(id) ?? {};
    const path = paths?.get(language);
    if (!records || path === undefined) continue;
    for (const name of records.names) {
      const whole = path.replace(/:[^/]+/, () => name).toLowerCase();
      const other = taken.get(whole);
      if (!other) continue;
      const clash = diagnose("page/duplicate-path", placeOf(other.file, other.json, "path"), whole, id);
      report(relate(clash, placeOf(file, json, "records"), relatedWords.record));
    }
  }
}

function checkReachable(design: Design, linked: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  const { app, units, symbols } = linked;
  // The links of an unsound file are unknown.
  if (!design.design || symbols.poisoned.size > 0) return;
  const { home, login, forbidden, notFound } = design.design.json.pages;
  const reached = new Set([home, login, forbidden, notFound]);
  for (const reads of [app.reads, ...app.workflows.map((one) => one.reads), ...units.map((unit) => unit.reads)]) {
    for (const read of reads) {
      if (read.kind === "pathLink") for (const id of pagesAt(symbols, read.path)) reached.add(id);
      if (read.kind !== "pageLink") continue;
      // Only the running app knows which page it leads to.
      if (read.page === undefined) return;
      reached.add(read.page);
    }
  }
  for (const { id, file, json } of design.pages)
    if (!reached.has(id)) report(diagnose("page/unreachable", placeOf(file, json, "id"), id));
}
