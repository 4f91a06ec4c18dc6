import { relatedWords } from "../../diagnostics/catalogue.ts";
import { type Diagnostic, diagnose, relate } from "../../diagnostics/diagnostic.ts";
import { nearestName } from "../../near-names.ts";
import { placeOf } from "../../span.ts";
import type { LinkedDesign, LinkedUnit } from "../linked-design.ts";
import { namedThing } from "../names/thing.ts";
import { Reach } from "../reach.ts";

/**
 * A page that fetches a collection because something on it reads the collection must pass the collection's parameters.
 *
 * Reports `collection/missing-parameter`.
 */
export function checkPageCollections(linked: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  const needed = new Map<string, string>();
  for (const { id, params } of linked.symbols.collections.values()) {
    const first = params.find(({ isOptional }) => !isOptional);
    if (first) needed.set(id, first.name);
  }
  if (needed.size === 0) return;
  const reach = new Reach(linked);
  for (const unit of linked.units) {
    if (!unit.page) continue;
    const { collections } = linked.symbols;
    // An unknown collection has been reported: count it as the one it was most likely meant to be.
    const listed = new Set(
      unit.page.fetches.map(({ collection }) =>
        collections.has(collection) ? collection : nearestName(collection, collections.keys()),
      ),
    );
    for (const id of [...reach.fetchedBy(unit)].sort()) {
      const name = needed.get(id);
      if (name === undefined || listed.has(id)) continue;
      const missing = diagnose("collection/missing-parameter", placeOf(unit.file, unit.owner, "id"), id, name, "page");
      const reader = readerOf(reach.reached(unit, true), id);
      report(reader ? relate(missing, reader, relatedWords.reader) : missing);
    }
  }
}

/** Returns the first formula that reads a collection directly. */
function readerOf(units: readonly LinkedUnit[], id: string) {
  for (const { formulas } of units) {
    const found = formulas.find(({ formula }) => formula.reads.includes(namedThing("collection", id)));
    if (found) return found;
  }
  return undefined;
}
