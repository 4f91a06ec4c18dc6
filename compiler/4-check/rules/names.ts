import type { LinkedUnit } from "../../3-link/linked-design.ts";
import type { Symbols } from "../../3-link/names/symbols.ts";
import { relatedWords } from "../../diagnostics/catalogue.ts";
import { diagnose, relate } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";

const kinds = ["variables", "formulas", "workflows"] as const;
const nouns = { variables: "variable", formulas: "formula", workflows: "workflow" } as const;

/** Reports `component/shadows`: a component uses the name of a thing of the design, which it then cannot access. */
export function checkShadows(unit: LinkedUnit, symbols: Symbols, report: Report): void {
  if (!unit.component) return;
  for (const kind of kinds) {
    const own: unknown = Reflect.get(unit.owner, kind);
    if (typeof own !== "object" || own === null) continue;
    for (const id of Object.keys(own)) {
      const outer = symbols[kind].get(id);
      if (!outer) continue;
      const place: Place = { ...placeOf(unit.file, own as object, id), part: "key" };
      report(relate(diagnose("component/shadows", place, nouns[kind], id), keyOf(outer.place), relatedWords.inDesign));
    }
  }
}

/**
 * Reports `variable/query-clash`: two variables with the same query parameter.
 *
 * Letter case is ignored there, so each would overwrite the other.
 */
export function checkQueryNames({ variables }: Symbols, report: Report): void {
  const first = new Map<string, Place>();
  for (const { id, json, place } of variables.values()) {
    if (json.type !== "query" && json.query !== true && typeof json.query !== "string") continue;
    const name = typeof json.query === "string" ? json.query : id;
    const other = first.get(name.toLowerCase());
    if (other === undefined) first.set(name.toLowerCase(), keyOf(place));
    else report(relate(diagnose("variable/query-clash", keyOf(place), id, name), other, relatedWords.other));
  }
}

const keyOf = (place: Place): Place => ({ ...place, part: "key" });
