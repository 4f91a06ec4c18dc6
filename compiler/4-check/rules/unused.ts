import type { LinkedDesign, LinkedRun, LinkedUnit, LinkedWorkflow } from "../../3-link/linked-design.ts";
import type { NamedVariable } from "../../3-link/names/symbols.ts";
import { namedThing, ownVariable, type Thing } from "../../3-link/names/thing.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import { checkUnusedValues } from "./steps.ts";
import { visitHandlers, visitRuns, visitStepLists } from "./walk.ts";

/** What the workflows of a unit, or of the app, name directly instead of in formulas. */
export interface Named {
  /** Variables that are set or reset. */
  readonly writes: ReadonlySet<string>;
  /** Workflows that are run. */
  readonly runs: ReadonlySet<string>;
}

/** Returns the names in the workflows of a unit. */
export function namesIn(unit: LinkedUnit): Named {
  return gather((visit) => visitRuns(unit, visit));
}

function gather(each: (visit: (run: LinkedWorkflow | LinkedRun) => void) => void): Named {
  const writes = new Set<string>();
  const runs = new Set<string>();
  each((run) => {
    if (run.kind === "run") runs.add(run.workflow);
    else
      visitStepLists(run, (steps) => {
        for (const { action, json } of steps) {
          if (action === "setVariable") writes.add(String(json.variable));
          if (action === "uploadFile" && json.progress !== undefined) writes.add(String(json.progress));
          if (action === "resetVariables" && Array.isArray(json.variables))
            for (const one of json.variables) writes.add(one);
          if (action === "runWorkflow") runs.add(String(json.workflow));
        }
      });
  });
  return { writes, runs };
}

/**
 * Reports values of workflows that no step reads, and what a component declares and does not use: `variable/unused`,
 * `formula/unused`, `workflow/unused`.
 */
export function checkOwnUnused(unit: LinkedUnit, { writes, runs }: Named, report: Report): void {
  visitRuns(unit, (run) => {
    if (run.kind === "workflow") checkUnusedValues(run, report);
  });
  for (const root of unit.roots)
    if (root.kind === "section")
      for (const variable of root.variables)
        if (!unit.reads.has(ownVariable(variable.id, root.id, unit.kind === "page")))
          reportVariable(variable, writes.has(variable.id), report);
  if (!unit.component) return;
  for (const variable of unit.component.variables)
    if (!unit.reads.has(ownVariable(variable.id))) reportVariable(variable, writes.has(variable.id), report);
  for (const { named } of unit.component.formulas)
    if (!unit.reads.has(namedThing("ownFormula", named.id)))
      report(diagnose("formula/unused", nameOf(named.place), named.id));
  for (const workflow of unit.component.workflows)
    if (!runs.has(workflow.id)) report(diagnose("workflow/unused", placeOfId(unit, workflow.id), workflow.id));
}

const placeOfId = (unit: LinkedUnit, id: string): Place => {
  const map: unknown = Reflect.get(unit.owner, "workflows");
  return nameOf(placeOf(unit.file, map as object, id));
};

/** Returns the place of a thing's name in the map that contains it. */
const nameOf = (place: Place): Place => ({ ...place, part: "key" });

function reportVariable({ id, place }: NamedVariable, isSet: boolean, report: Report): void {
  report(diagnose("variable/unused", nameOf(place), id, isSet));
}

/**
 * Reports everything that the design does not use: variables, collections, formulas, workflows, components, popups,
 * sections.
 *
 * Runs only for a design without errors, since the references of an invalid file are unknown. A thing that only uses
 * itself is unused.
 */
export function checkUnused(
  { symbols, app, units }: LinkedDesign,
  namesOf: (unit: LinkedUnit) => Named,
  report: Report,
): void {
  const reads = new Set<Thing>(app.reads);
  const writes = new Set<string>();
  const add = (more: Iterable<Thing>, except: Thing): void => {
    for (const one of more) if (one !== except) reads.add(one);
  };
  for (const unit of units) {
    add(unit.reads, namedThing("component", unit.id));
    const own = new Set(ownVariablesOf(unit).map(({ id }) => id));
    for (const id of namesOf(unit).writes) if (!own.has(id)) writes.add(id);
  }
  for (const { named, reads: read } of app.collections) add(read, namedThing("collection", named.id));
  for (const { named, reads: read } of app.formulas) add(read, namedThing("formula", named.id));
  for (const { workflow, reads: read } of app.workflows) add(read, namedThing("workflow", workflow.id));
  for (const id of symbols.appCollections) reads.add(namedThing("collection", id));
  const named = gather((visit) => {
    for (const { workflow } of app.workflows) visit(workflow);
    visitHandlers(app.handlers, visit);
  });
  for (const { workflow } of app.workflows) checkUnusedValues(workflow, report);
  visitHandlers(app.handlers, (run) => {
    if (run.kind === "workflow") checkUnusedValues(run, report);
  });
  for (const id of named.writes) writes.add(id);

  for (const variable of symbols.variables.values())
    if (!reads.has(namedThing("variable", variable.id))) reportVariable(variable, writes.has(variable.id), report);
  for (const [subject, things] of subjects(symbols))
    for (const { id, place } of things)
      if (!reads.has(namedThing(subject, id))) report(diagnose(`${subject}/unused`, nameOf(place), id));
  for (const { id, isPopup, place } of symbols.components.values()) {
    const code = isPopup ? "popup/unused" : "component/unused";
    if (!reads.has(namedThing(isPopup ? "popup" : "component", id))) report(diagnose(code, idOf(place), id));
  }
  for (const unit of units)
    if (unit.kind === "section" && !reads.has(namedThing("section", unit.id)))
      report(diagnose("section/unused", idOf(unit), unit.id));
}

/** Returns the variables that only a unit itself can set. */
const ownVariablesOf = ({ component, roots }: LinkedUnit): readonly NamedVariable[] =>
  component ? component.variables : roots.flatMap((root) => (root.kind === "section" ? root.variables : []));

const subjects = ({ collections, formulas, workflows }: LinkedDesign["symbols"]) =>
  [
    ["collection", [...collections.values()]],
    ["formula", [...formulas.values()]],
    ["workflow", [...workflows.values()]],
  ] as const;

/** Returns the place of the id at the start of a file. */
const idOf = (place: Place): Place => placeOf(place.file, place.owner, "id");
