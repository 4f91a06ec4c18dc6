import type { Design } from "../2-validate/design-nodes.ts";
import type { LinkedApp, LinkedUnit } from "../3-link/linked-design.ts";
import { nameOfThing, type Thing } from "../3-link/names/thing.ts";
import type { Checked } from "../4-check/check.ts";
import { lowerApp, lowerAuth, lowerConstraintTexts, lowerRuntime } from "./app.ts";
import { lowerAppHelper } from "./app-helpers.ts";
import { lowerCollection } from "./collections.ts";
import type { LowerBase } from "./context.ts";
import { lowerDatabase } from "./database.ts";
import { FetchOrder } from "./fetch-order.ts";
import { lowerFormulaModule } from "./formulas.ts";
import { lowerIcon } from "./icons.ts";
import { lateComponents } from "./late-components.ts";
import type { OutputModule } from "./output-module.ts";
import { lowerOwnElement } from "./own-elements.ts";
import { lowerPopups } from "./popups.ts";
import { lowerRoutes } from "./routes.ts";
import { lowerXano } from "./service-requests.ts";
import { lowerSite, type PageAddress, pageAddresses, type SiteDescription } from "./site.ts";
import { lowerTables } from "./tables.ts";
import { lowerTheme } from "./theme.ts";
import { lowerUnit } from "./unit.ts";
import { lowerVariables } from "./variables.ts";
import { lowerWorkflowModule, recursiveWorkflows } from "./workflows.ts";

/**
 * Some modules of the output, not lowered yet. The modules of one unit are printed before the next unit is lowered, so
 * that only one is in memory at a time.
 */
export interface LoweredPart {
  /** Its origin. A part with the same origin and the same surroundings has the same modules. */
  readonly of: object;
  readonly surroundings: string;
  readonly modules: () => readonly OutputModule[];
}

/** The modules of the output, and what serving it takes. */
export interface Lowered {
  readonly parts: readonly LoweredPart[];
  /** Computed when it is asked for: it takes a fifth of a compilation that reuses the last one, and few commands need it. */
  readonly site: () => SiteDescription;
}

/** Decides everything about the output: files, names, imports, order. */
export function lower(design: Design, checked: Checked): Lowered {
  const { symbols, units } = checked.linked.design;
  const lowered: LowerBase["lowered"] = new Map();
  const order = new FetchOrder(checked.linked.design);
  const sheets = new Map(units.map((unit) => [unit, sheetsOf(order, unit)]));
  const hasSheet = (unit: LinkedUnit): boolean => unit.hasStyles || (sheets.get(unit)?.length ?? 0) > 0;
  const isPublic = publicPages(design);
  const { app } = checked.linked.design;
  const globals = new Map(app.formulas.map((one) => [one.named.id, one]));
  const parts = units.map((unit): LoweredPart => {
    const collections = unit.kind === "page" ? order.pageCollections(unit) : [];
    const styles = sheets.get(unit) ?? [];
    const formulas = checked.units.get(unit)?.formulas ?? new Map();
    const late =
      unit.kind === "page" && isPublic.has(unit.id)
        ? lateComponents(unit, { formulas, globals, globalFormulas: checked.app.formulas })
        : [];
    return {
      of: unit,
      surroundings: JSON.stringify([collections, styles, late]),
      modules: () => lowerUnit({ symbols, formulas, lowered }, unit, collections, styles, late),
    };
  });
  const styled = new Set(units.filter(hasSheet).map((unit) => unit.id));
  const base: LowerBase = { symbols, formulas: checked.app.formulas, lowered };
  const addresses = pageAddresses(design, symbols, styled);
  return {
    parts: [
      ...parts,
      // Linked again whenever a name changes its meaning, and so are the symbols.
      { of: app, surroundings: "", modules: () => lowerNamedThings(base, app) },
      // The app itself is small and depends on all units, so it is lowered again each time.
      { of: {}, surroundings: "", modules: () => lowerWhole(base, design, checked, order, styled, addresses) },
    ],
    site: () => lowerSite(design, symbols, styled, addresses),
  };
}

/** Lowers the things that do not depend on units: variables, tables, collections, formulas and workflows. */
function lowerNamedThings(base: LowerBase, app: LinkedApp): readonly OutputModule[] {
  const { symbols } = base;
  const recursive = recursiveWorkflows(app.workflows);
  const modules: readonly (OutputModule | undefined)[] = [
    ...lowerVariables(symbols),
    lowerTables(symbols),
    lowerDatabase(base),
    lowerXano(symbols),
    ...app.collections.map((collection) => lowerCollection(base, collection)),
    ...app.formulas.map((formula) => lowerFormulaModule(base, formula)),
    ...app.workflows.map((one) => lowerWorkflowModule(base, one.workflow, recursive.has(one))),
  ];
  return modules.filter((module) => module !== undefined);
}

function lowerWhole(
  base: LowerBase,
  design: Design,
  checked: Checked,
  order: FetchOrder,
  styled: ReadonlySet<string>,
  addresses: readonly PageAddress[],
): readonly OutputModule[] {
  const { symbols, app, units } = checked.linked.design;
  const appParts = [...app.collections, ...app.formulas, ...app.workflows, app];
  const reads = readsOf([...units, ...appParts]);
  const modules: readonly (OutputModule | undefined)[] = [
    lowerApp(base, design, app, order.appCollections(), reads),
    lowerRuntime(base, design, {
      path: namesOf(readsOf([...units.filter(({ kind }) => kind !== "page"), ...appParts]), isParam("params")),
      query: namesOf(reads, isParam("query")),
      sounds: namesOf(reads, (thing) => thing.kind === "sounds" && thing.part !== ""),
    }),
    lowerConstraintTexts(base, design),
    lowerAuth(base, design),
    lowerRoutes(symbols, design.pages, addresses),
    ...lowerPopups(units, styled),
    design.theme && lowerTheme(design.theme, symbols),
    ...namesRead(reads, "helper").map((name) => lowerAppHelper(base, name)),
    ...namesRead(reads, "icon").map((name) => lowerIcon(symbols, name)),
    ...namesRead(reads, "ownElement").map((name) => lowerOwnElement(base, name)),
  ];
  return modules.filter((module) => module !== undefined);
}

/** Whether a thing is a parameter of an address. A page has its own path's in its type. */
const isParam = (of: "params" | "query") => (thing: Thing) =>
  (thing.kind === "page" || thing.kind === "currentPage") && thing.part.startsWith(`${of}.`);

/** Returns the names of some of the things, sorted. */
const namesOf = (reads: ReadonlySet<Thing>, isWanted: (thing: Thing) => boolean): readonly string[] =>
  Array.from(new Set([...reads].filter(isWanted).map(nameOfThing))).sort();

/** Returns the pages that need no access. */
const publicPages = ({ pages }: Design): ReadonlySet<string> =>
  new Set(pages.filter(({ json }) => (json.groups ?? []).length === 0).map(({ id }) => id));

/** Returns the style sheets of what a page or popup shows at once; popups load their own styles when they open. */
function sheetsOf(order: FetchOrder, unit: LinkedUnit): readonly string[] {
  if (unit.kind === "section" || (unit.component && !unit.component.named.isPopup)) return [];
  return order
    .reached(unit)
    .filter((one) => one !== unit && one.hasStyles)
    .map((one) => `${one.kind === "section" ? "../sections" : "../components"}/${one.id}.css`)
    .sort();
}

/** Returns everything that parts of the design read. */
const readsOf = (parts: readonly { readonly reads: Iterable<Thing> }[]): ReadonlySet<Thing> =>
  new Set(parts.flatMap(({ reads }) => [...reads]));

/** Returns the names of things of a kind. */
const namesRead = (reads: ReadonlySet<Thing>, kind: "helper" | "icon" | "ownElement"): readonly string[] =>
  [...reads].flatMap((read) => (read.kind === kind ? [read.id] : [])).sort();
