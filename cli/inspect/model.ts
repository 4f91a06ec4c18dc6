import type { Thing as NamedInDesign } from "../../compiler/3-link/names/thing.ts";
import type { Compilation } from "../../compiler/compile.ts";
import { type ElementFact, type Facts, factsOf, type StepFact, type Unit } from "../audit/facts.ts";
import type { DatabaseRules } from "../backend/index.ts";
import { recordOf } from "../json.ts";
import { remembered } from "../remembered.ts";
import { audienceOfPage } from "../review/compare/access.ts";
import { plain } from "../review/render/words.ts";
import { unitNames } from "../review/units.ts";
import { type Usage, usageOf } from "../review/usage.ts";

/** A thing of the design, by kind and name: `variable nome`, `page inicio`. */
export type Thing = string;

/** What the page of `trama inspect` shows about a design. */
export interface Model {
  readonly title: string;
  readonly facts: Facts;
  readonly usage: Usage;
  /** The names of pages, sections and components, as people call them. */
  readonly names: ReadonlyMap<Thing, string>;
  /** Who may open a page, by its id. */
  readonly audiences: ReadonlyMap<string, string>;
  /** The things that read each variable and collection, and those that write it. */
  readonly readers: ReadonlyMap<Thing, readonly Thing[]>;
  readonly writers: ReadonlyMap<Thing, readonly Thing[]>;
  /** The pages that a page leads to, by id. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** The tables, views and functions, with the things that read or write each and how. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<Thing, ReadonlySet<string>>>;
  readonly database: DatabaseRules | undefined;
  /** The bytes of script that each page loads, compressed; absent unless the design was bundled. */
  readonly sizes: ReadonlyMap<string, number> | undefined;
}

/** Gathers the model of a design without errors. */
export function modelOf(
  { phases }: Pick<Compilation, "phases">,
  database: DatabaseRules | undefined,
  sizes: Model["sizes"],
): Model {
  const design = phases.validated.value;
  const facts = factsOf(phases, database);
  const { units, app } = phases.linked.design;
  const named: readonly (readonly [Thing, ReadonlySet<NamedInDesign>])[] = [
    ...units.map(({ kind, id, reads }) => [`${kind} ${id}`, reads] as const),
    ...app.workflows.map(({ workflow, reads }) => [`workflow ${workflow.id}`, reads] as const),
    ...app.formulas.map(({ named: { id }, reads }) => [`formula ${id}`, reads] as const),
    ...app.collections.map(({ named: { id }, reads }) => [`collection ${id}`, reads] as const),
    ["app", app.reads],
  ];
  const groups = design.design?.json.groups ?? {};
  return {
    title: design.design?.json.name ?? "design",
    facts,
    usage: { pagesOf: remembered(usageOf(design).pagesOf) },
    names: unitNames(design),
    audiences: new Map(design.pages.map((page) => [page.id, plain(audienceOfPage(page, groups))])),
    readers: byTarget(named, { variable: "variable", collection: "collection" }),
    writers: byTarget(named, { write: "variable" }),
    links: linksOf(facts),
    tables: tablesOf(facts),
    database,
    sizes,
  };
}

/** Groups things by what they name; `kinds` is what the page calls the kinds that it shows. */
function byTarget(
  named: readonly (readonly [Thing, ReadonlySet<NamedInDesign>])[],
  kinds: Readonly<Partial<Record<NamedInDesign["kind"], string>>>,
): ReadonlyMap<Thing, readonly Thing[]> {
  const found = new Map<Thing, Thing[]>();
  for (const [thing, reads] of named)
    for (const read of reads) {
      const kind = kinds[read.kind];
      if (kind === undefined || !("id" in read)) continue;
      const target = `${kind} ${read.id}`;
      found.set(target, [...(found.get(target) ?? []), thing]);
    }
  return found;
}

/** The unit or the workflow that a step or an element is in. */
export function homeOf({ unit, ...fact }: StepFact | ElementFact): Thing {
  if (unit) return thingOf(unit);
  return "workflow" in fact && typeof fact.workflow === "string" ? `workflow ${fact.workflow}` : "app";
}

export const thingOf = ({ kind, id }: Unit): Thing => `${kind} ${id}`;

function linksOf({ elements, steps }: Facts): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (from: Thing, page: unknown): void => {
    if (typeof page === "string") found.set(from, (found.get(from) ?? new Set()).add(page));
  };
  for (const element of elements) add(homeOf(element), recordOf(element.json.link).page);
  for (const step of steps) if (step.json.action === "navigate") add(homeOf(step), step.json.page);
  return new Map(Array.from(found, ([from, pages]) => [from, [...pages].sort()]));
}

function tablesOf({ collections, steps }: Facts): Model["tables"] {
  const found = new Map<string, Map<Thing, Set<string>>>();
  const add = (name: unknown, thing: Thing, how: string): void => {
    if (typeof name !== "string") return;
    const users = found.get(name) ?? new Map<Thing, Set<string>>();
    users.set(thing, (users.get(thing) ?? new Set()).add(how));
    found.set(name, users);
  };
  for (const { name, json } of collections)
    for (const each of [json.table, json.view, json.function]) add(each, `collection ${name}`, "reads");
  for (const step of steps) {
    const [, action] = /^supabase\.(select|insert|update|upsert|delete|call)$/.exec(String(step.json.action)) ?? [];
    if (action !== undefined) add(step.json.table ?? step.json.function, homeOf(step), hows[action] ?? action);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const hows: Readonly<Record<string, string>> = {
  select: "reads",
  insert: "inserts",
  update: "updates",
  upsert: "upserts",
  delete: "deletes",
  call: "calls",
};
