import type { ComponentNode, Design, PageNode, SectionNode } from "../../../compiler/2-validate/design-nodes.ts";
import type { SourceFile } from "../../../compiler/span.ts";
import { isObject, type JsonObject, recordOf } from "../../json.ts";
import { type Area, areas, type Change, type RiskKind } from "../change.ts";
import { figuresOf, isRightName, meaningOf } from "../meaning.ts";
import { comparePeople, type PagePair, type PeopleAtPage } from "../people/compare-people.ts";
import { code, listed, quote, titleOf, type Words, words } from "../render/words.ts";
import { originsIn } from "../risks.ts";
import type { Side } from "../side.ts";
import { type PairedUnits, pairUnits, type UnitNode, unitNames } from "../units.ts";
import { type Usage, usageOf } from "../usage.ts";
import { audienceOfPage, compareAccess, compareGroups } from "./access.ts";
import { compareDatabases } from "./database/compare-databases.ts";
import { compareMigrations, newStatements } from "./database/compare-migrations.ts";
import { compareElements, rootsOf } from "./elements.ts";
import { type Extraction, findExtractions, reportExtracted } from "./extracted.ts";
import { compareFiles } from "./files/compare-files.ts";
import { appMarker, defaultMarker, environmentMarker, readMarker, unitMarker } from "./markers.ts";
import { elementNodes } from "./nodes.ts";
import { mentionsIn, type Paired, pairNames, renamesOf } from "./pair-names.ts";
import { type NameKind, noRenames, type Renames, withRenames } from "./renames.ts";
import { everyNode, type MatchedTree, matchTrees, place } from "./tree.ts";
import {
  compareMembers,
  inside,
  literalText,
  type Marker,
  meansSame,
  report,
  risksIn,
  type Spot,
  shown,
  shownPair,
} from "./values.ts";
import { compareHandlers, compareWorkflow, stepCount } from "./workflows.ts";

/** What changed between two designs. */
export interface Comparison {
  /** By area, then by unit, then by place in the file. */
  readonly changes: readonly Change[];
  /** Compares what each kind of person gets of each page. */
  people(): readonly PeopleAtPage[];
}

/** Compares two designs and lists what changed, in terms of the design. */
export function compareDesigns(base: Side, head: Side): Comparison {
  const changes: Change[] = [];
  const world = openWorld(base, head, (change) => void changes.push(change));
  const { design: old } = base;
  const { design: now } = head;
  compareApp(world);
  for (const pair of world.pages.same) comparePage(world, pair.base, pair.head);
  for (const page of world.pages.added) reportNewPage(world, page);
  for (const page of world.pages.removed) reportGone(world, page);
  for (const pair of world.sections.same) compareUnit(world, pair.base, pair.head);
  for (const unit of world.sections.added) reportNew(world, unit);
  for (const unit of world.sections.removed) reportGone(world, unit);
  for (const pair of world.components.same) compareComponent(world, pair.base, pair.head);
  for (const unit of world.components.added) reportNewComponent(world, unit);
  for (const unit of world.components.removed) reportGone(world, unit);
  compareWorkflows(world);
  compareFormulas(world);
  const global = spotOf(world, "data", "", old.variables?.file, now.variables?.file);
  compareVariables(
    { ...global, where: [] },
    world.variables,
    old.variables?.json.variables,
    now.variables?.json.variables,
    (name) => world.visible(`variable ${name}`),
  );
  compareCollections(world);
  const known = compareTables(world);
  compareTheme(world);
  if (head.database === "endless") world.emit(notCompared);
  else if (base.database && base.database !== "endless" && head.database)
    for (const change of compareDatabases(base.database, head.database, {
      names: known,
      origins: world.origins,
      statements: newStatements(base, head),
    }))
      world.emit(change);
  for (const change of compareMigrations(base, head)) world.emit(change);
  compareOtherFiles(world);
  return {
    changes: inOrder(changes),
    people: () => comparePeople(old, now, pagePairs(world), world.renames),
  };
}

/** The pages of both sides on which people may get something else, first what the head has. */
function pagePairs(world: World): readonly PagePair[] {
  const { same, added, removed } = world.pages;
  const changed = changedPages(world);
  return [
    ...same
      .filter(({ base, head }) => changed === "all" || changed.has(head.id) || base.file.text !== head.file.text)
      .map(({ base, head }) => ({ title: world.nameOf(head), base, head })),
    ...added.map((head) => ({ title: world.nameOf(head), base: undefined, head })),
    ...removed.map((base) => ({ title: world.nameOf(base), base, head: undefined })),
  ];
}

/** The ids of pages that have a changed section, component, workflow or formula on them. */
function changedPages({ base, head, sections, components, usage }: World): ReadonlySet<string> | "all" {
  const [old, now] = [base.design, head.design];
  const { groups, auth } = now.design?.json ?? {};
  if (!meansSame(noRenames, "", { groups, auth }, { groups: old.design?.json.groups, auth: old.design?.json.auth }))
    return "all";
  const changed: string[] = [];
  for (const { same, added } of [sections, components])
    for (const [unit, before] of [
      ...same.map(({ base: was, head: is }) => [is, was.file.text] as const),
      ...added.map((is) => [is, undefined] as const),
    ])
      if (unit.file.text !== before) changed.push(`${unit.kind} ${unit.id}`);
  for (const [kind, was, is] of [
    ["workflow", old.workflows?.json.workflows, now.workflows?.json.workflows],
    ["formula", old.formulas?.json.formulas, now.formulas?.json.formulas],
  ] as const)
    for (const [name, json] of Object.entries(recordOf(is)))
      if (!meansSame(noRenames, "", recordOf(was)[name], json)) changed.push(`${kind} ${name}`);
  return new Set(changed.flatMap((thing) => usage().pagesOf(thing)));
}

const notCompared: Change = {
  area: "database",
  unit: "",
  where: [],
  words: ["the databases are not compared: their migrations take longer than two minutes"],
  risks: ["not-compared"],
  path: "supabase/migrations",
};

/** Sorts by area and unit; changes of a unit keep their order. */
const inOrder = (changes: readonly Change[]): readonly Change[] =>
  changes
    .map((change, index) => ({ change, index }))
    .sort(
      (a, b) =>
        areas.indexOf(a.change.area) - areas.indexOf(b.change.area) ||
        compareText(a.change.unit, b.change.unit) ||
        a.index - b.index,
    )
    .map(({ change }) => change);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Both designs, and what is renamed between them. */
interface World {
  readonly base: Side;
  readonly head: Side;
  readonly renames: Renames;
  readonly languages: ReadonlySet<string>;
  readonly origins: ReadonlySet<string>;
  readonly meaning: Spot["meaning"];
  readonly pages: PairedUnits<PageNode>;
  readonly sections: PairedUnits<SectionNode>;
  readonly components: PairedUnits<ComponentNode>;
  readonly variables: Paired;
  readonly formulas: Paired;
  readonly workflows: Paired;
  readonly collections: Paired;
  /** The element trees of units that differ, by unit, such as `page inicio`. */
  readonly trees: ReadonlyMap<string, MatchedTree>;
  readonly extractions: readonly Extraction[];
  /** The name of a unit, by its kind and id. */
  nameOf(unit: UnitNode): string;
  /** The pages on which things of the head are visible. */
  usage(): Usage;
  /** The titles of the pages on which a thing is visible. */
  visible(thing: string): readonly string[];
  emit(change: Change): void;
}

function openWorld(base: Side, head: Side, emit: (change: Change) => void): World {
  const { design: old } = base;
  const { design: now } = head;
  const pages = pairUnits(old.pages, now.pages);
  const sections = pairUnits(old.sections, now.sections);
  const components = pairUnits(old.components, now.components);
  const mentions = { base: lazily(() => mentionsIn(base.files)), head: lazily(() => mentionsIn(head.files)) };
  const named = (kind: NameKind, was: unknown, is: unknown): Paired =>
    pairNames(recordOf(was), recordOf(is), kind, mentions);
  const variables = named("variable", old.variables?.json.variables, now.variables?.json.variables);
  const formulas = named("formula", old.formulas?.json.formulas, now.formulas?.json.formulas);
  const workflows = named("workflow", old.workflows?.json.workflows, now.workflows?.json.workflows);
  const collections = named("collection", old.collections?.json.collections, now.collections?.json.collections);
  const groups = pairNames(recordOf(old.design?.json.groups), recordOf(now.design?.json.groups), "group", mentions);
  let renames = noRenames;
  for (const [kind, names] of [
    ["variable", renamesOf(variables)],
    ["formula", renamesOf(formulas)],
    ["workflow", renamesOf(workflows)],
    ["collection", renamesOf(collections)],
    ["group", renamesOf(groups)],
    ["page", renamedUnits(pages)],
    ["section", renamedUnits(sections)],
    ["component", renamedUnits(components)],
  ] as const)
    renames = withRenames(renames, kind, names);
  const trees = new Map<string, MatchedTree>();
  const filesBefore = new Map<string, SourceFile>();
  const isNew = new Set(components.added.map(({ id }) => id));
  for (const { base: was, head: is } of [...pages.same, ...sections.same, ...components.same]) {
    if (was.file.text === is.file.text && renames.size === 0) continue;
    filesBefore.set(`${is.kind} ${is.id}`, was.file);
    const roots = (unit: UnitNode) => [{ slot: "children", nodes: elementNodes(rootsOf(recordOf(unit.json))) }];
    // An element that became an instance of a new component was extracted, with what is inside it.
    const staysItself = (a: { type: string }, b: { type: string; json: JsonObject }): boolean =>
      b.type !== "component" || a.type === "component" || !isNew.has(String(b.json.component));
    trees.set(`${is.kind} ${is.id}`, matchTrees(roots(was), roots(is), staysItself));
  }
  const usage = lazily(() => usageOf(now));
  const [names, oldNames] = [unitNames(now), unitNames(old)];
  const titles = lazily(() => new Map(now.pages.map((page) => [page.id, names.get(`page ${page.id}`) ?? page.id])));
  return {
    base,
    head,
    renames,
    languages: new Set([...(old.design?.json.languages ?? []), ...(now.design?.json.languages ?? [])]),
    origins: originsIn(base.files.map(({ json }) => json)),
    meaning: { base: lazily(() => meaningOf(old)), head: lazily(() => meaningOf(now)) },
    pages,
    sections,
    components,
    variables,
    formulas,
    workflows,
    collections,
    trees,
    extractions: findExtractions(components.added, trees, (unit) => filesBefore.get(unit) ?? noFile),
    nameOf: (unit) => {
      const key = `${unit.kind} ${unit.id}`;
      return names.get(key) ?? oldNames.get(key) ?? unit.id;
    },
    usage,
    visible: (thing) =>
      usage()
        .pagesOf(thing)
        .map((id) => titles().get(id) ?? id),
    emit,
  };
}

const renamedUnits = <Node extends UnitNode>({ same }: PairedUnits<Node>): ReadonlyMap<string, string> =>
  new Map(same.filter(({ base, head }) => base.id !== head.id).map(({ base, head }) => [base.id, head.id]));

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const noFile: SourceFile = { path: "", text: "", json: {} };

function spotOf(
  world: World,
  area: Area,
  unit: string,
  base: SourceFile | undefined,
  head: SourceFile | undefined,
): Spot {
  const { renames, languages, origins, meaning, emit } = world;
  return {
    area,
    unit,
    where: [],
    baseFile: base ?? head ?? noFile,
    headFile: head ?? base ?? noFile,
    renames,
    languages,
    origins,
    meaning,
    emit,
  };
}

const areaOf = { page: "pages", section: "sections", component: "components" } as const;

function unitSpot(world: World, base: UnitNode | undefined, head: UnitNode | undefined): Spot {
  const unit = head ?? base;
  if (!unit) throw new Error("a unit is on one side at least");
  const spot = spotOf(world, areaOf[unit.kind], world.nameOf(unit), base?.file, head?.file);
  return unit.kind === "page" || !head ? spot : { ...spot, pages: world.visible(`${unit.kind} ${unit.id}`) };
}

// Pages, sections, components ----------------------------------------------------------------------------------------

const comparedOfPage: ReadonlySet<string> = new Set(["id", "path", "groups", "on", "sections"]);

function comparePage(world: World, base: PageNode, head: PageNode): void {
  const spot = unitSpot(world, base, head);
  reportUnitRename(spot, base, head);
  compareAccess({ ...spot, area: "access" }, base, head, groupsOf(world.base.design), groupsOf(world.head.design));
  comparePaths(spot, base.json.path, head.json.path, head);
  compareMembers({ ...spot, marker: unitMarker(spot) }, recordOf(base.json), recordOf(head.json), [], comparedOfPage);
  compareHandlers(spot, base.json.on, head.json.on);
  compareTree(world, spot, head);
}

const groupsOf = (design: Design) => design.design?.json.groups ?? {};

function reportUnitRename(spot: Spot, base: UnitNode, head: UnitNode): void {
  if (base.id !== head.id)
    report(
      spot,
      { side: "head", owner: head.json, key: "id" },
      words`${head.kind} ${code(base.id)} renamed to ${code(head.id)}`,
    );
}

/** Reports a changed address: bookmarks and links from elsewhere no longer work. */
function comparePaths(spot: Spot, base: unknown, head: unknown, page: PageNode): void {
  if (meansSame(noRenames, "", base, head)) return;
  const at = { side: "head", owner: page.json, key: "path" } as const;
  const [was, is] = [base, head].map((path) => (isObject(path) ? path : { "": path }));
  for (const language of Object.keys({ ...was, ...is })) {
    const [from, to] = [was?.[language], is?.[language]];
    if (from === to) continue;
    const suffix = language === "" ? "" : ` in ${language}`;
    const shownPath = (path: unknown) => (path === undefined ? words`no address` : words`${code(`/${String(path)}`)}`);
    report(
      spot,
      at,
      words`address${suffix}: ${shownPath(from)} → ${shownPath(to)}`,
      from === undefined ? [] : ["path-changed"],
    );
  }
}

const comparedOfUnit: ReadonlySet<string> = new Set([
  "id",
  "on",
  "children",
  "variables",
  "formulas",
  "workflows",
  "actions",
  "props",
  "events",
]);

function compareUnit(world: World, base: SectionNode, head: SectionNode): void {
  compareParts(world, unitSpot(world, base, head), base, head);
}

function compareComponent(world: World, base: ComponentNode, head: ComponentNode): void {
  compareParts(world, unitSpot(world, base, head), base, head);
}

/** Compares what sections and components have: settings, properties, variables, workflows, elements. */
function compareParts(
  world: World,
  outer: Spot,
  base: SectionNode | ComponentNode,
  head: SectionNode | ComponentNode,
): void {
  const [was, is] = [recordOf(base.json), recordOf(head.json)];
  const properties = pairNames(recordOf(was.props), recordOf(is.props), "property");
  const variables = pairNames(recordOf(was.variables), recordOf(is.variables), "variable");
  const workflows = pairNames(recordOf(was.workflows), recordOf(is.workflows), "workflow");
  let { renames } = outer;
  for (const [kind, pairs] of [
    ["property", properties],
    ["variable", variables],
    ["workflow", workflows],
  ] as const)
    renames = withRenames(renames, kind, renamesOf(pairs));
  const spot: Spot = { ...outer, renames };
  reportUnitRename(spot, base, head);
  compareMembers({ ...spot, marker: unitMarker(spot) }, was, is, [], comparedOfUnit);
  compareNamed(spot, "property", properties, was.props, is.props);
  compareNamed(spot, "event", pairNames(recordOf(was.events), recordOf(is.events), "property"), was.events, is.events);
  compareVariables(spot, variables, was.variables, is.variables);
  compareNamedFormulas(spot, was.formulas, is.formulas);
  compareNamedWorkflows(spot, workflows, was.workflows, is.workflows);
  const actions = pairNames(recordOf(was.actions), recordOf(is.actions), "workflow");
  compareNamedWorkflows(spot, actions, was.actions, is.actions);
  compareHandlers(spot, was.on, is.on);
  compareTree(world, spot, head);
}

function compareTree(world: World, spot: Spot, head: UnitNode): void {
  const key = `${head.kind} ${head.id}`;
  const tree = world.trees.get(key);
  if (!tree) return;
  const own = world.extractions.filter(({ unit }) => unit === key);
  for (const extraction of own) reportExtracted(spot, extraction, world.nameOf(extraction.component));
  compareElements(spot, tree, (change) => own.some(({ isHidden }) => isHidden(change)));
}

function reportNewPage(world: World, page: PageNode): void {
  const groups = groupsOf(world.head.design);
  const spot = unitSpot(world, undefined, page);
  const path = literalText(page.json.path);
  const isOpen = (page.json.groups ?? []).length === 0 && Object.keys(groups).length > 0;
  report(
    spot,
    { side: "head", owner: page.json },
    words`new page${path === undefined ? [] : words` at ${code(`/${path}`)}`}, ${audienceOfPage(page, groups)}, with ${elementCount(page)}`,
    [...(isOpen ? (["access-added"] as const) : []), ...risksIn(spot, page.json)],
  );
}

function elementCount(unit: UnitNode): string {
  const count = everyNode(place([{ slot: "", nodes: elementNodes(rootsOf(recordOf(unit.json))) }])).filter(
    ({ node }) => node.type !== "section" && node.type !== "shared section",
  ).length;
  return count === 1 ? "one element" : `${count} elements`;
}

function reportNew(world: World, unit: UnitNode): void {
  const spot = unitSpot(world, undefined, unit);
  report(
    spot,
    { side: "head", owner: unit.json },
    words`new ${unit.kind} with ${elementCount(unit)}`,
    risksIn(spot, unit.json),
  );
}

function reportNewComponent(world: World, unit: ComponentNode): void {
  const [extraction] = world.extractions.filter(({ component }) => component === unit);
  if (!extraction) {
    reportNew(world, unit);
    return;
  }
  const spot = unitSpot(world, undefined, unit);
  const sources = world.extractions.filter(({ component }) => component === unit).map(({ unit: key }) => key);
  const names = [...world.pages.same, ...world.sections.same, ...world.components.same]
    .filter(({ head }) => sources.includes(`${head.kind} ${head.id}`))
    .map(({ head }) => quote(world.nameOf(head)));
  const properties = Object.keys(unit.json.props ?? {});
  const takes = properties.length === 0 ? [] : words`; its properties are ${listed(properties.map(code))}`;
  report(
    spot,
    { side: "head", owner: unit.json },
    words`new component, extracted from ${listed(names)}, with ${elementCount(unit)}${takes}`,
  );
  compareElements({ ...spot, baseFile: extraction.file }, extraction.tree, extraction.isOutside);
}

function reportGone(world: World, unit: UnitNode): void {
  const risks: readonly RiskKind[] = unit.kind === "page" ? ["path-changed"] : [];
  const path = unit.kind === "page" ? literalText(unit.json.path) : undefined;
  report(
    unitSpot(world, unit, undefined),
    { side: "base", owner: unit.json },
    words`${unit.kind} removed${path === undefined ? [] : words`, was at ${code(`/${path}`)}`}`,
    risks,
  );
}

// Named things -------------------------------------------------------------------------------------------------------

/** Compares things of a map by name: properties, events. */
function compareNamed(spot: Spot, noun: string, { same, added, removed }: Paired, base: unknown, head: unknown): void {
  const [was, is] = [recordOf(base), recordOf(head)];
  for (const pair of same) {
    reportRename(spot, noun, pair, is);
    const marker = defaultMarker(() => isRightName(pair.head));
    compareMembers({ ...inside(spot, pair.head), marker }, recordOf(was[pair.base]), recordOf(is[pair.head]));
  }
  for (const name of added)
    report(
      spot,
      { side: "head", owner: is, key: name },
      words`${noun} ${code(name)} added${typeOf(is[name])}`,
      risksIn(spot, is[name]),
    );
  for (const name of removed)
    report(spot, { side: "base", owner: was, key: name }, words`${noun} ${code(name)} removed`);
}

function typeOf(value: unknown): Words {
  const { type, required, table, view } = recordOf(value);
  const parts = [type, table ?? view].filter((part) => typeof part === "string");
  const all = [...parts, ...(required === true ? ["required"] : [])];
  return all.length === 0 ? [] : words` (${all.join(", ")})`;
}

/** Reports a new name; `noun` is empty when the unit is the thing itself. */
function reportRename(
  spot: Spot,
  noun: string,
  { base, head }: { readonly base: string; readonly head: string },
  owner: object,
  risks: readonly RiskKind[] = [],
): void {
  if (base === head) return;
  const loss = risks.includes("stored-variable-changed") ? "; the values that browsers have stored are lost" : "";
  const sentence =
    noun === ""
      ? words`renamed from ${code(base)} to ${code(head)}${loss}`
      : words`${noun} ${code(base)} renamed to ${code(head)}${loss}`;
  report(spot, { side: "head", owner, key: head }, sentence, risks);
}

const variableMembers: ReadonlySet<string> = new Set(["query", "local"]);

/** Compares variables. Addresses and browsers keep the names of some, so renaming these loses their values. */
function compareVariables(
  spot: Spot,
  { same, added, removed }: Paired,
  base: unknown,
  head: unknown,
  visible?: (name: string) => readonly string[],
): void {
  const [was, is] = [recordOf(base), recordOf(head)];
  const at = (name: string): Spot => (visible ? { ...spot, unit: `variable ${name}`, pages: visible(name) } : spot);
  const nounOf = (name: string): Words => (visible ? [] : words`variable ${code(name)} `);
  /** People who can write the address, or what a browser stores, have the rights in it. */
  const rightRisks = (name: string): readonly RiskKind[] =>
    spot.meaning.head().isPermissionVariable(name) ? ["access-added"] : [];
  for (const pair of same) {
    const [before, after] = [recordOf(was[pair.base]), recordOf(is[pair.head])];
    const isStored = before.local === true && (after.local !== true || pair.base !== pair.head);
    reportRename(at(pair.head), visible ? "" : "variable", pair, is, isStored ? ["stored-variable-changed"] : []);
    const spotOfOne = visible ? at(pair.head) : inside(spot, pair.head);
    const [from, to] = [addressKey(pair.base, before), addressKey(pair.head, after)];
    const place = { side: "head", owner: after, key: "query" } as const;
    if (from !== to) {
      if (from === undefined)
        report(spotOfOne, place, words`now kept in the address as ${code(to ?? "")}`, rightRisks(pair.head));
      else if (to === undefined)
        report(spotOfOne, place, words`no longer kept in the address as ${code(from)}`, ["address-key-changed"]);
      else report(spotOfOne, place, words`key in the address: ${code(from)} → ${code(to)}`, ["address-key-changed"]);
    }
    if (before.local !== after.local) {
      const isKept = after.local === true;
      report(
        spotOfOne,
        { side: "head", owner: after, key: "local" },
        isKept
          ? words`now stored in the browser`
          : words`no longer stored in the browser; the values that browsers have stored are lost`,
        isKept ? rightRisks(pair.head) : ["stored-variable-changed"],
      );
    }
    const marker = defaultMarker(() => spot.meaning.head().isPermissionVariable(pair.head));
    compareMembers({ ...spotOfOne, marker }, before, after, [], variableMembers);
  }
  for (const name of added)
    report(
      at(name),
      { side: "head", owner: is, key: name },
      words`${nounOf(name)}added${typeOf(is[name])}${keptWords(name, recordOf(is[name]))}`,
      risksIn(spot, is[name]),
    );
  for (const name of removed) {
    const before = recordOf(was[name]);
    const risks: RiskKind[] = addressKey(name, before) === undefined ? [] : ["address-key-changed"];
    if (before.local === true) risks.push("stored-variable-changed");
    report(
      spot,
      { side: "base", owner: was, key: name },
      words`${nounOf(name)}removed${keptWords(name, before)}`,
      risks,
    );
  }
}

/** Returns the key under which the address keeps a variable. */
function addressKey(name: string, { type, query }: JsonObject): string | undefined {
  if (typeof query === "string") return query;
  return query === true || type === "query" ? name : undefined;
}

function keptWords(name: string, variable: JsonObject): Words {
  const key = addressKey(name, variable);
  if (key !== undefined) return words`, kept in the address as ${code(key)}`;
  return variable.local === true ? words`, stored in the browser` : [];
}

function compareNamedFormulas(spot: Spot, base: unknown, head: unknown): void {
  const [was, is] = [recordOf(base), recordOf(head)];
  comparePairedFormulas(spot, pairNames(was, is, "formula"), was, is);
}

const formulaText: ReadonlySet<string> = new Set(["formula"]);

function comparePairedFormulas(
  spot: Spot,
  { same, added, removed }: Paired,
  was: JsonObject,
  is: JsonObject,
  at: (name: string) => Spot = () => spot,
): void {
  for (const pair of same) {
    const [before, after] = [recordOf(was[pair.base]), recordOf(is[pair.head])];
    const one = at(pair.head);
    reportRename(one, one.unit === pair.head ? "" : "formula", pair, is);
    if (!meansSame(spot.renames, "formula", before.formula, after.formula)) {
      const [from, to] = shownPair({ formula: before.formula }, { formula: after.formula });
      const { effect, risks } = formulaEffect(spot, pair, before, after);
      report(one, { side: "head", owner: after, key: "formula" }, words`${from} → ${to}${effect}`, [
        ...risksIn(spot, after.formula, before.formula),
        ...risks,
      ]);
    }
    compareMembers(one, before, after, [], formulaText);
  }
  for (const name of added)
    report(
      at(name),
      { side: "head", owner: is, key: name },
      words`new formula: ${shown({ formula: String(recordOf(is[name]).formula) })}`,
      risksIn(spot, is[name]),
    );
  for (const name of removed)
    report(
      at(name),
      { side: "base", owner: was, key: name },
      words`formula removed, was ${shown({ formula: String(recordOf(was[name]).formula) })}`,
    );
}

const shownGuards = 3;

/** What another formula of a name means: for the conditions that call it, and for figures. */
function formulaEffect(
  { meaning }: Spot,
  { base, head }: { readonly base: string; readonly head: string },
  before: JsonObject,
  after: JsonObject,
): { readonly effect: Words; readonly risks: readonly RiskKind[] } {
  const isAbout =
    meaning.base().isAboutAccess({ formula: before.formula }) ||
    meaning.head().isAboutAccess({ formula: after.formula });
  const guards = isAbout
    ? [...new Set([...meaning.base().guardsCalling(base), ...meaning.head().guardsCalling(head)])]
    : [];
  const rest = guards.length - shownGuards;
  const names = listed([...guards.slice(0, shownGuards), ...(rest > 0 ? [`${rest} more`] : [])]);
  const isMoney =
    figuresOf(before.formula) !== figuresOf(after.formula) &&
    (meaning.base().isAboutMoney(base) || meaning.head().isAboutMoney(head));
  return {
    effect: guards.length > 0 ? words`; conditions of ${names} call it` : [],
    risks: [
      ...(guards.length > 0 ? (["access-added"] as const) : []),
      ...(isMoney ? (["money-changed"] as const) : []),
    ],
  };
}

function compareNamedWorkflows(spot: Spot, { same, added, removed }: Paired, base: unknown, head: unknown): void {
  const [was, is] = [recordOf(base), recordOf(head)];
  for (const pair of same) {
    reportRename(spot, "workflow", pair, is);
    compareWorkflow(inside(spot, titleOf(pair.head)), recordOf(was[pair.base]), recordOf(is[pair.head]));
  }
  for (const name of added)
    report(spot, { side: "head", owner: is, key: name }, newWorkflow(name, is[name]), risksIn(spot, is[name]));
  for (const name of removed)
    report(spot, { side: "base", owner: was, key: name }, words`workflow ${code(name)} removed`);
}

const newWorkflow = (name: string, value: unknown): Words => {
  const count = stepCount(recordOf(value));
  return words`workflow ${code(name)} added, with ${count === 1 ? "one step" : `${count} steps`}`;
};

// Files that a design has once ---------------------------------------------------------------------------------------

function compareWorkflows(world: World): void {
  const [old, now] = [world.base.design.workflows, world.head.design.workflows];
  const [was, is] = [recordOf(old?.json.workflows), recordOf(now?.json.workflows)];
  const spot = (name: string, json: unknown): Spot => {
    const shownName = recordOf(json).name;
    const unit = typeof shownName === "string" ? shownName : titleOf(name);
    return { ...spotOf(world, "workflows", unit, old?.file, now?.file), pages: world.visible(`workflow ${name}`) };
  };
  const { same, added, removed } = world.workflows;
  for (const pair of same) {
    const one = spot(pair.head, is[pair.head]);
    reportRename(one, "", pair, is);
    if (!meansSame(one.renames, "", was[pair.base], is[pair.head]))
      compareWorkflow(one, recordOf(was[pair.base]), recordOf(is[pair.head]));
  }
  for (const name of added) {
    const one = spot(name, is[name]);
    report(one, { side: "head", owner: is, key: name }, newWorkflow(name, is[name]), risksIn(one, is[name]));
  }
  for (const name of removed)
    report(
      { ...spot(name, was[name]), pages: undefined },
      { side: "base", owner: was, key: name },
      words`workflow ${code(name)} removed`,
    );
}

function compareFormulas(world: World): void {
  const [old, now] = [world.base.design.formulas, world.head.design.formulas];
  const spot = spotOf(world, "formulas", "", old?.file, now?.file);
  const at = (name: string): Spot => ({ ...spot, unit: name, pages: world.visible(`formula ${name}`) });
  comparePairedFormulas(spot, world.formulas, recordOf(old?.json.formulas), recordOf(now?.json.formulas), at);
}

function compareCollections(world: World): void {
  const [old, now] = [world.base.design.collections, world.head.design.collections];
  const [was, is] = [recordOf(old?.json.collections), recordOf(now?.json.collections)];
  const { same, added, removed } = world.collections;
  const spot = (name: string): Spot => ({
    ...spotOf(world, "data", `collection ${name}`, old?.file, now?.file),
    pages: world.visible(`collection ${name}`),
  });
  for (const pair of same) {
    reportRename(spot(pair.head), "", pair, is);
    const one: Spot = { ...spot(pair.head), marker: readMarker(world) };
    compareMembers(one, recordOf(was[pair.base]), recordOf(is[pair.head]));
  }
  for (const name of added)
    report(
      spot(name),
      { side: "head", owner: is, key: name },
      words`new collection${typeOf(is[name])}`,
      risksIn(spot(name), is[name]),
    );
  for (const name of removed)
    report({ ...spot(name), pages: undefined }, { side: "base", owner: was, key: name }, words`collection removed`);
}

/** Compares `tables.json`; returns the dropped tables, and the new and dropped columns, such as `contatos.email`. */
function compareTables(world: World): ReadonlySet<string> {
  const [old, now] = [world.base.design.tables, world.head.design.tables];
  const known = new Set<string>();
  for (const [key, noun, parts] of [
    ["tables", "table", "columns"],
    ["views", "view", "columns"],
    ["functions", "function", "args"],
  ] as const) {
    const [was, is] = [recordOf(old?.json[key]), recordOf(now?.json[key])];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    for (const name of names) {
      const spot = spotOf(world, "data", `${noun} ${name}`, old?.file, now?.file);
      const isTable = noun !== "function";
      if (!Object.hasOwn(was, name)) reportNewTable(spot, noun, is, name);
      else if (!Object.hasOwn(is, name)) {
        report(
          spot,
          { side: "base", owner: was, key: name },
          words`${noun} removed`,
          isTable ? ["column-dropped"] : [],
        );
        known.add(name);
      } else compareTable(spot, name, recordOf(was[name]), recordOf(is[name]), parts, known);
    }
  }
  return known;
}

const shownColumns = 12;

function reportNewTable(spot: Spot, noun: string, tables: JsonObject, name: string): void {
  const columns = Object.keys(recordOf(recordOf(tables[name]).columns));
  const rest = columns.length - shownColumns;
  const names = listed([...columns.slice(0, shownColumns).map(code), ...(rest > 0 ? [`${rest} more`] : [])]);
  const parts = columns.length === 0 ? [] : words` with ${columns.length === 1 ? "column" : "columns"} ${names}`;
  report(spot, { side: "head", owner: tables, key: name }, words`new ${noun}${parts}`);
}

function compareTable(
  spot: Spot,
  table: string,
  base: JsonObject,
  head: JsonObject,
  parts: "columns" | "args",
  known: Set<string>,
): void {
  if (meansSame(noRenames, "", base, head)) return;
  const noun = parts === "columns" ? "column" : "argument";
  const [was, is] = [recordOf(base[parts]), recordOf(head[parts])];
  for (const name of Object.keys(is)) {
    if (!Object.hasOwn(was, name)) {
      report(spot, { side: "head", owner: is, key: name }, words`${noun} ${code(name)} added${columnType(is[name])}`);
      if (parts === "columns") known.add(`${table}.${name}`);
    } else compareMembers(inside(spot, name), recordOf(was[name]), recordOf(is[name]));
  }
  for (const name of Object.keys(was)) {
    if (Object.hasOwn(is, name)) continue;
    report(
      spot,
      { side: "base", owner: was, key: name },
      words`${noun} ${code(name)} removed`,
      parts === "columns" ? ["column-dropped"] : [],
    );
    if (parts === "columns") known.add(`${table}.${name}`);
  }
  const rest = new Set<string>([parts, "readonly"]);
  if (base.readonly === true && head.readonly !== true)
    report(spot, { side: "head", owner: head }, words`the app can now write it`, ["write-added"]);
  if (base.readonly !== true && head.readonly === true)
    report(spot, { side: "head", owner: head, key: "readonly" }, words`the app can no longer write it`);
  compareMembers(spot, base, head, [], rest);
}

function columnType(value: unknown): Words {
  const { type, nullable } = recordOf(value);
  return typeof type === "string" ? words` (${type}${nullable === true ? ", may be empty" : ""})` : [];
}

function compareTheme(world: World): void {
  const [old, now] = [world.base.design.theme, world.head.design.theme];
  compareMembers(spotOf(world, "look", "", old?.file, now?.file), recordOf(old?.json), recordOf(now?.json));
}

const comparedOfApp: ReadonlySet<string> = new Set(["groups", "on", "formatVersion", "plugins", "basePath"]);

function compareApp(world: World): void {
  const [old, now] = [world.base.design.design, world.head.design.design];
  const spot = spotOf(world, "app", "", old?.file, now?.file);
  const [was, is] = [recordOf(old?.json), recordOf(now?.json)];
  compareGroups({ ...spot, area: "access" }, groupsOf(world.base.design), groupsOf(world.head.design));
  if (was.basePath !== is.basePath)
    report(
      spot,
      { side: "head", owner: is, key: "basePath" },
      words`base path: ${shown(was.basePath ?? "/")} → ${shown(is.basePath ?? "/")}`,
      ["path-changed"],
    );
  compareMembers({ ...spot, marker: appMarker }, was, is, [], comparedOfApp);
  compareHandlers(spot, was.on, is.on);
  compareServices({ ...spot, area: "access" }, was.plugins, is.plugins);
  const files = new Map(world.base.files.map((file) => [file.path, file]));
  for (const file of world.head.files.filter(({ path }) => isLooseFile(path))) {
    const before = files.get(file.path);
    const spotOfFile = spotOf(world, "app", file.path, before, file);
    const one: Spot = file.path.startsWith("env/") ? { ...spotOfFile, marker: environmentMarker } : spotOfFile;
    compareMembers(one, recordOf(before?.json), recordOf(file.json));
  }
}

/** Files without a part of their own in a design: environments, signatures, own elements. */
const isLooseFile = (path: string): boolean => path.startsWith("env/") || path.startsWith("custom/");

/** Compares the services that the app may call. */
function compareServices(spot: Spot, base: unknown, head: unknown): void {
  const [was, is] = [recordOf(recordOf(base).rest), recordOf(recordOf(head).rest)];
  const [before, after] = [recordOf(was.server), recordOf(is.server)];
  for (const [origin, settings] of Object.entries(after)) {
    const one = inside(spot, origin);
    const isOpen = recordOf(settings).open === true && recordOf(before[origin]).open !== true;
    if (isOpen)
      report(
        one,
        { side: "head", owner: recordOf(settings), key: "open" },
        words`visitors who are not signed in may use it through the server`,
        ["access-added"],
      );
  }
  compareMembers({ ...spot, marker: serverMarker }, recordOf(base), recordOf(head));
}

/** What the server sends for the app: other methods or paths, and other values that it adds. */
const serverMarker: Marker = (trail, was) =>
  trail[1] === "server" && was !== undefined && trail.length > 3 ? ["access-added"] : [];

function compareOtherFiles(world: World): void {
  for (const change of compareFiles(world.base, world.head, world.origins)) world.emit(change);
  const now = new Set(world.head.files.map(({ path }) => path));
  for (const { path } of world.base.files)
    if (isLooseFile(path) && !now.has(path))
      world.emit({ area: "files", unit: "", where: [path], words: ["removed"], risks: [], path });
}
