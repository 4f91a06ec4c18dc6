import type { Design } from "../2-validate/types.ts";
import type { LinkedUnit } from "../3-link/types.ts";
import type { Checked } from "../4-check/check.ts";
import { lowerApp, lowerAuth } from "./app.ts";
import { lowerCollection } from "./collections.ts";
import { appCollectionGroups, pageCollections, reachedUnits } from "./fetch-order.ts";
import { lowerFormulaModule } from "./formulas.ts";
import { lowerIcon } from "./icons.ts";
import { lowerPopups } from "./popups.ts";
import { lowerRoutes } from "./routes.ts";
import { hasStyles } from "./styles.ts";
import { lowerTables } from "./tables.ts";
import { lowerTheme } from "./theme.ts";
import type { OutputModule } from "./types.ts";
import { lowerUnit } from "./unit.ts";
import { lowerVariables } from "./variables.ts";
import { lowerWorkflowModule } from "./workflows.ts";

/** The modules of a design, and those of each unit for the next time. */
export interface Lowered {
  readonly modules: readonly OutputModule[];
  readonly units: ReadonlyMap<LinkedUnit, LoweredUnit>;
}

interface LoweredUnit {
  /** What the modules depend on besides the unit itself. */
  readonly surroundings: string;
  readonly modules: readonly OutputModule[];
}

/** Decide all of the output: files, names, imports, order. A unit that is the same and stands in the same surroundings is taken from `previous`. */
export function lower(design: Design, checked: Checked, previous?: Lowered): Lowered {
  const linked = checked.linked.design;
  const { environment, app, units } = linked;
  const printed = new Map();
  const base = { environment, formulas: checked.app.formulas, printed };
  const styled = new Set(units.filter((unit) => hasStyles(unit.roots)).map((unit) => unit.id));
  const lowered = new Map<LinkedUnit, LoweredUnit>();
  const pageSheets = new Set<string>();
  for (const unit of units) {
    const collections = unit.kind === "page" ? pageCollections(linked, unit) : [];
    const styles = sheetsOf(
      unit,
      unit.kind === "component" && !unit.component?.named.isPopup ? [] : reachedBy(linked, unit),
      styled,
    );
    if (unit.kind === "page" && (styled.has(unit.id) || styles.length > 0)) pageSheets.add(unit.id);
    const surroundings = JSON.stringify([collections, styles]);
    const known = previous?.units.get(unit);
    const modules =
      known?.surroundings === surroundings
        ? known.modules
        : lowerUnit(
            { environment, formulas: checked.units.get(unit)?.formulas ?? new Map(), printed },
            unit,
            collections,
            styles,
          );
    lowered.set(unit, { surroundings, modules });
  }
  const modules: (OutputModule | undefined)[] = [
    lowerApp(base, design, app, appCollectionGroups(linked)),
    lowerAuth(base, design),
    lowerRoutes(environment, design.pages, pageSheets),
    lowerPopups(units, popupSheets(lowered)),
    environment.variables.size > 0 ? lowerVariables(environment) : undefined,
    lowerTables(environment),
    design.theme && lowerTheme(design.theme),
    ...app.collections.map((collection) => lowerCollection(base, collection)),
    ...app.formulas.map((formula) => lowerFormulaModule(base, formula)),
    ...app.workflows.map(({ workflow }) => lowerWorkflowModule(base, workflow)),
    ...[...lowered.values()].flatMap((one) => one.modules),
  ];
  const made = modules.filter((module) => module !== undefined);
  return {
    modules: [...made, ...iconsOf(made).map((name) => lowerIcon(environment, name))].sort(byPath),
    units: lowered,
  };
}

const byPath = (a: OutputModule, b: OutputModule): number => (a.path < b.path ? -1 : 1);

/** The parts that a page or popup shows at once; popups bring their own styles when they open. */
function reachedBy(design: Checked["linked"]["design"], unit: LinkedUnit): readonly LinkedUnit[] {
  return reachedUnits(design, unit, { throughPopups: false }).filter((one) => one !== unit);
}

function sheetsOf(unit: LinkedUnit, reached: readonly LinkedUnit[], styled: ReadonlySet<string>): readonly string[] {
  if (unit.kind === "section") return [];
  return reached
    .filter((one) => styled.has(one.id))
    .map((one) => `${one.kind === "section" ? "../sections" : "../components"}/${one.id}.css`)
    .sort();
}

const popupSheets = (lowered: ReadonlyMap<LinkedUnit, LoweredUnit>): ReadonlySet<string> =>
  new Set(
    [...lowered]
      .filter(([unit, { modules }]) => unit.component && modules.some((module) => module.kind === "style"))
      .map(([unit]) => unit.id),
  );

const iconPath = /\/icons\/([a-z0-9-]+)$/;

/** The icons that modules import. */
function iconsOf(modules: readonly OutputModule[]): readonly string[] {
  const names = new Set<string>();
  for (const module of modules) {
    if (module.kind !== "code") continue;
    for (const needed of module.imports) {
      const name = iconPath.exec(needed.from)?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].sort();
}
