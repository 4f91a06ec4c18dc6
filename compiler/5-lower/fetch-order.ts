import type { LinkedDesign, LinkedUnit } from "../3-link/linked-design.ts";
import type { Thing } from "../3-link/names/thing.ts";
import { Reach } from "../3-link/reach.ts";
import { readsOf } from "./fetches.ts";

/** Finds the order in which pages and the app fetch their collections. */
export class FetchOrder {
  private readonly design: LinkedDesign;
  private readonly reach: Reach;
  private readonly collectionReads: ReadonlyMap<string, ReadonlySet<Thing>>;

  constructor(design: LinkedDesign) {
    this.design = design;
    this.reach = new Reach(design);
    this.collectionReads = new Map(design.app.collections.map(({ named, reads }) => [named.id, reads]));
  }

  /** Returns the units that a unit reaches, and itself: sections and components, but not the popups they open. */
  reached(start: LinkedUnit): readonly LinkedUnit[] {
    return this.reach.reached(start, false);
  }

  /**
   * Returns the collections that a page fetches as it loads, in groups. The collections of a group are fetched in
   * parallel, the groups one after another.
   */
  pageCollections(page: LinkedUnit): readonly (readonly string[])[] {
    const given = new Map(
      page.page?.fetches.map((fetch) => [fetch.collection, fetch.with ? readsOf(fetch.with) : []]) ?? [],
    );
    return this.grouped(this.reach.fetchedBy(page), given);
  }

  /** Returns the collections of the whole app, in groups. */
  appCollections(): readonly (readonly string[])[] {
    return this.grouped(this.design.symbols.appCollections, new Map());
  }

  /**
   * Returns collections in groups, each after the collections that its filters and arguments read, and that the values
   * of its parameters read.
   */
  private grouped(
    ids: readonly string[],
    given: ReadonlyMap<string, readonly Thing[]>,
  ): readonly (readonly string[])[] {
    const needs = new Map(
      ids.map((id) => {
        const things = [...(this.collectionReads.get(id) ?? []), ...(given.get(id) ?? [])];
        const read = this.reach.collectionsRead(things);
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
