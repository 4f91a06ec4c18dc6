import type { CollectionShape } from "../3-link/names/symbols.ts";
import type { LinkedDesign, LinkedUnit } from "../3-link/types.ts";

/** Whether the data of a collection is there from the start. */
const isInScripts = ({ source, inline }: CollectionShape): boolean => source === "static" && inline !== false;

/** What pages reach and fetch: found from what units, collections and formulas read. */
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

  /** What a unit reaches, itself included: sections, the components in them, and the popups they open when asked for. */
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
   * The collections that a page fetches as it loads, in groups: those of one group side by side, the groups in turn.
   *
   * They are those that the page and what it shows read, also through global formulas, and those that they need in
   * turn; without those of the whole app, and without those that say no to it.
   */
  pageCollections(page: LinkedUnit): readonly (readonly string[])[] {
    const wanted = new Set(page.page?.collections ?? []);
    for (const unit of this.reached(page, true)) for (const id of this.collectionsRead(unit.reads)) wanted.add(id);
    const { appCollections } = this.design.environment;
    return this.grouped([...wanted].filter((id) => this.isFetched(id) && !appCollections.includes(id)));
  }

  /** The collections of the whole app, in groups. */
  appCollections(): readonly (readonly string[])[] {
    return this.grouped(this.design.environment.appCollections);
  }

  private isFetched(id: string): boolean {
    const json = this.design.environment.collections.get(id)?.json;
    return json !== undefined && !isInScripts(json) && json.autoFetch !== false;
  }

  /** Collections named by keys, directly or through the global formulas among them. */
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

  /** Collections in groups: each after those that its filters and arguments read. */
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
      // Collections that need each other in a circle are fetched side by side.
      const next = ready.length > 0 ? ready : waiting;
      groups.push(next.sort());
      for (const id of next) placed.add(id);
    }
    return groups;
  }
}
