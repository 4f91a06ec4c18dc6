import type { LinkedDesign, LinkedUnit } from "../3-link/linked-design.ts";
import type { CollectionShape } from "../3-link/names/symbols.ts";

/** Whether the data of a collection is available from the start. */
const isInScripts = ({ source, inline }: CollectionShape): boolean => source === "static" && inline !== false;

/** Finds what pages reach and fetch, from what units, collections and formulas read. */
export class FetchOrder {
  private readonly design: LinkedDesign;
  private readonly units: ReadonlyMap<string, LinkedUnit>;
  private readonly formulaReads: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly collectionReads: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(design: LinkedDesign) {
    this.design = design;
    this.units = new Map(
      design.units.filter((unit) => unit.kind !== "page").map((unit) => [`${unit.kind}:${unit.id}`, unit]),
    );
    this.formulaReads = new Map(design.app.formulas.map(({ named, reads }) => [named.id, reads]));
    this.collectionReads = new Map(design.app.collections.map(({ named, reads }) => [named.id, reads]));
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
   * Returns the collections that a page fetches as it loads, in groups. The collections of a group are fetched in
   * parallel, the groups one after another.
   *
   * These are the collections that the page and its content read, also through global formulas, and the collections
   * that those need. Collections of the whole app, and those without automatic fetching, are left out.
   */
  pageCollections(page: LinkedUnit): readonly (readonly string[])[] {
    const wanted = new Set(page.page?.collections ?? []);
    for (const unit of this.reached(page, true)) for (const id of this.collectionsRead(unit.reads)) wanted.add(id);
    const { appCollections } = this.design.symbols;
    return this.grouped([...wanted].filter((id) => this.isFetched(id) && !appCollections.includes(id)));
  }

  /** Returns the collections of the whole app, in groups. */
  appCollections(): readonly (readonly string[])[] {
    return this.grouped(this.design.symbols.appCollections);
  }

  private isFetched(id: string): boolean {
    const json = this.design.symbols.collections.get(id)?.json;
    return json !== undefined && !isInScripts(json) && json.autoFetch !== false;
  }

  /** Returns the collections named by keys, directly or through the global formulas among them. */
  private collectionsRead(reads: Iterable<string>): ReadonlySet<string> {
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

  /** Returns collections in groups, each after the collections that its filters and arguments read. */
  private grouped(ids: readonly string[]): readonly (readonly string[])[] {
    const needs = new Map(
      ids.map((id) => {
        const read = this.collectionsRead(this.collectionReads.get(id) ?? []);
        return [id, [...read].filter((other) => other !== id && ids.includes(other))] as const;
      }),
    );
    const groups: string[][] = [];
    const placed = new Set<string>();
    while (placed.size < ids.length) {
      const waiting = ids.filter((id) => !placed.has(id));
      const ready = waiting.filter((id) => needs.get(id)?.every((other) => placed.has(other)));
      // Collections that depend on each other in a cycle are fetched in parallel.
      const next = ready.length > 0 ? ready : waiting;
      groups.push(next.sort());
      for (const id of next) placed.add(id);
    }
    return groups;
  }
}
