import type { LinkedDesign, LinkedUnit } from "./linked-design.ts";
import type { CollectionShape } from "./names/symbols.ts";
import { namedThing, type Thing } from "./names/thing.ts";

/** Whether the data of a collection is available from the start. */
const isInScripts = ({ source, inline }: CollectionShape): boolean => source === "static" && inline !== false;

/** Finds what pages reach and fetch, from what units and formulas read. */
export class Reach {
  private readonly design: LinkedDesign;
  private readonly units: ReadonlyMap<Thing, LinkedUnit>;
  private readonly formulaReads: ReadonlyMap<string, ReadonlySet<Thing>>;

  constructor(design: LinkedDesign) {
    this.design = design;
    this.units = new Map(
      design.units.flatMap((unit) => (unit.kind === "page" ? [] : [[namedThing(unit.kind, unit.id), unit]])),
    );
    this.formulaReads = new Map(design.app.formulas.map(({ named, reads }) => [named.id, reads]));
  }

  /** Returns the units that a unit reaches, and itself: sections, components and, if asked, the popups they open. */
  reached(start: LinkedUnit, throughPopups: boolean): readonly LinkedUnit[] {
    const reached = new Set([start]);
    // What is added on the way is visited too.
    for (const unit of reached) {
      for (const thing of unit.reads) {
        if (thing.kind === "popup" && !throughPopups) continue;
        const next = this.units.get(thing.kind === "popup" ? namedThing("component", thing.id) : thing);
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

  /** Returns the collections among things, and those that the global formulas among them read. */
  collectionsRead(reads: Iterable<Thing>): ReadonlySet<string> {
    const found = new Set<string>();
    const things = new Set(reads);
    // What is added on the way is visited too.
    for (const thing of things) {
      if (thing.kind === "collection") found.add(thing.id);
      if (thing.kind !== "formula") continue;
      for (const read of this.formulaReads.get(thing.id) ?? []) things.add(read);
    }
    return found;
  }
}
