import { dependencyOrder } from "../../cycles.ts";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.ts";
import type { LinkedCollection, LinkedDesign, LinkedGlobalFormula } from "../linked-design.ts";
import { namedThing, type Thing } from "../names/thing.ts";

type Reader = LinkedCollection | LinkedGlobalFormula;

/**
 * Collections that need each other's data to ask for their own, also by way of formulas, have none to begin with.
 *
 * One that reads its own data, such as the rows it has so far, asks without them first. Reports `collection/cycle`.
 */
export function checkCollectionCycles({ app }: LinkedDesign, report: (diagnostic: Diagnostic) => void): void {
  const collections = new Set<Reader>(app.collections);
  const byThing = new Map<Thing, Reader>();
  for (const one of app.collections) byThing.set(namedThing("collection", one.named.id), one);
  for (const one of app.formulas) byThing.set(namedThing("formula", one.named.id), one);
  const needsOf = (one: Reader) =>
    Array.from(one.reads).flatMap((read) => {
      const needed = byThing.get(read);
      return needed && needed !== one ? [[needed, undefined] as const] : [];
    });
  dependencyOrder(app.collections, needsOf, (cycle) => {
    const named = cycle.filter((one) => collections.has(one)).map((one) => one.named);
    const last = named.at(-1);
    if (last === undefined || named.length === 1) return;
    const names = named.map(({ id }) => id);
    report(diagnose("collection/cycle", { ...last.place, part: "key" }, [...names, names[0]].join(" > ")));
  });
}
