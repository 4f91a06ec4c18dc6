import type { LinkedDesign, LinkedUnit } from "./linked-design.ts";
import type { CollectionShape } from "./names/symbols.ts";

/** Whether the data of a collection is available from the start. */
const isInScripts = ({ source, inline }: CollectionShape): boolean => source === "static" && inline !== false;

/** Finds what pages reach and fetch, from what units and formulas read. */
export class Reach {
  private readonly design: LinkedDesign;
  private readonly units: ReadonlyMap<string, LinkedUnit>;
  private readonly formulaReads: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(design: LinkedDesign) {
    this.design = design;
    this.units = new Map(
      design.units.filter((unit) => unit.kind !== "page").map((unit) => [`${unit.kind}:${unit.id}`, unit]),
    );
    this.formulaReads = new Map(design.app.formulas.map(({ named, reads }) => [named.id, reads]));
  }

  /** Returns the units that a unit reaches, and itself: sections, components and, if asked, the popups they open. */
  reached(start: LinkedUnit, throughPopups: boolean): readonly LinkedUnit[] {
    const reached = new Set([start]);
    // What is added on the way is visited too.
    for (const unit of reached) {
      for (const key of unit.reads) {
        const isPopup = key.startsWith("popup:");
        if (isPopup && !throughPopups) continue;
        const next = this.units.get(isPopup ? `component:${key.slice("popup:".length)}` : key);
        if (next) reached.add(next);
      }
    }
    return [...reached];
  }

  /**
   * Returns the collections that a page fetches as it loads.
   *
   * These are the collections that the page and its content read, also through global formulas, and those to which the
   * page passes parameters. Collections of the whole app, and those without automatic fetching, are left out.
   */
  fetchedBy(page: LinkedUnit): readonly string[] {
    const fetches = page.page?.fetches ?? [];
    const wanted = new Set(fetches.map(({ collection }) => collection));
    for (const unit of this.reached(page, true)) for (const id of this.collectionsRead(unit.reads)) wanted.add(id);
    const withValues = new Set(fetches.filter((one) => one.with).map(({ collection }) => collection));
    const { appCollections } = this.design.symbols;
    return [...wanted].filter((id) => withValues.has(id) || (this.isFetched(id) && !appCollections.includes(id)));
  }

  private isFetched(id: string): boolean {
    const json = this.design.symbols.collections.get(id)?.json;
    return json !== undefined && !isInScripts(json) && json.autoFetch !== false;
  }

  /** Returns the collections named by keys, directly or through the global formulas among them. */
  collectionsRead(reads: Iterable<string>): ReadonlySet<string> {
    const found = new Set<string>();
    const keys = new Set(reads);
    // What is added on the way is visited too.
    for (const key of keys) {
      if (key.startsWith("collection:")) found.add(key.slice("collection:".length));
      if (!key.startsWith("formula:")) continue;
      for (const read of this.formulaReads.get(key.slice("formula:".length)) ?? []) keys.add(read);
    }
    return found;
  }
}
