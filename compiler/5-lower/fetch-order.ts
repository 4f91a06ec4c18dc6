import type { LinkedDesign, LinkedUnit } from "../3-link/types.ts";

/** What a page reaches: its sections, the components in them, the popups they open. */
export function reachedUnits(
  design: LinkedDesign,
  page: LinkedUnit,
  { throughPopups } = { throughPopups: true },
): readonly LinkedUnit[] {
  const byKey = new Map(design.units.map((unit) => [`${unit.kind}:${unit.id}`, unit]));
  const reached = new Set<LinkedUnit>();
  const visit = (unit: LinkedUnit): void => {
    if (reached.has(unit)) return;
    reached.add(unit);
    for (const key of unit.reads) {
      if (key.startsWith("popup:") && !throughPopups) continue;
      const next = byKey.get(key.replace(/^popup:/, "component:"));
      if (next && next.kind !== "page") visit(next);
    }
  };
  visit(page);
  return [...reached];
}

/**
 * The collections that a page fetches as it loads, in groups: those of one group side by side, the groups in turn.
 *
 * They are those that the page and what it shows read, also through global formulas, and those that they need in turn;
 * without those of the whole app, and without those that say no to it.
 */
export function pageCollections(design: LinkedDesign, page: LinkedUnit): readonly (readonly string[])[] {
  const wanted = new Set(page.page?.collections ?? []);
  for (const unit of reachedUnits(design, page)) for (const id of collectionsRead(design, unit.reads)) wanted.add(id);
  return grouped(
    design,
    [...wanted].filter((id) => isFetched(design, id) && !appCollections(design).includes(id)),
  );
}

/** The collections of the whole app, in groups. */
export const appCollectionGroups = (design: LinkedDesign): readonly (readonly string[])[] =>
  grouped(design, appCollections(design));

const appCollections = (design: LinkedDesign): readonly string[] => design.environment.appCollections;

function isFetched(design: LinkedDesign, id: string): boolean {
  const json = design.environment.collections.get(id)?.json;
  return json !== undefined && json.source !== "static" && json.autoFetch !== false;
}

/** Collections named by keys, directly or through the global formulas among them. */
function collectionsRead(design: LinkedDesign, reads: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const pending = [...reads];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const [kind, id = ""] = key.split(":", 2);
    if (kind === "collection") found.add(id);
    if (kind === "formula") pending.push(...(design.app.formulas.find((one) => one.named.id === id)?.reads ?? []));
  }
  return found;
}

/** Collections in groups: each after those that its filters and arguments read. */
function grouped(design: LinkedDesign, ids: readonly string[]): readonly (readonly string[])[] {
  const needs = new Map(
    ids.map((id) => {
      const reads = design.app.collections.find((one) => one.named.id === id)?.reads ?? [];
      return [id, [...collectionsRead(design, reads)].filter((other) => other !== id && ids.includes(other))] as const;
    }),
  );
  const groups: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < ids.length) {
    const ready = ids.filter((id) => !placed.has(id) && (needs.get(id) ?? []).every((other) => placed.has(other)));
    const next = ready.length > 0 ? ready : ids.filter((id) => !placed.has(id));
    groups.push(next.sort());
    for (const id of next) placed.add(id);
  }
  return groups;
}
