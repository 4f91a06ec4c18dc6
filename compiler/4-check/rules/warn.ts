import type { Design } from "../../2-validate/design-nodes.ts";
import type { LinkedUnit } from "../../3-link/linked-design.ts";
import type { Symbols } from "../../3-link/names/symbols.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Checked } from "../check.ts";
import { checkChannels } from "./channels.ts";
import { checkClassContrast, checkContrast, type Palette, paletteOf } from "./contrast.ts";
import { checkDrawings } from "./drawings.ts";
import { checkForms, checkNode, type FormFact, formsOf, submitOf } from "./elements.ts";
import { checkEmbed } from "./embeds.ts";
import { checkCollectionFields, checkCsvColumns } from "./fields.ts";
import { checkTranslated, languagesOfUnit } from "./missing-translations.ts";
import { checkQueryNames, checkShadows } from "./names.ts";
import { checkSections } from "./sections.ts";
import { checkReachable } from "./steps.ts";
import { checkOwnUnused, checkUnused, type Named, namesIn } from "./unused.ts";
import { visitNodes, visitRuns } from "./walk.ts";

/** The warnings of a design, and what the next run can reuse. */
export interface Warned {
  readonly diagnostics: readonly Diagnostic[];
  readonly units: ReadonlyMap<LinkedUnit, UnitFacts>;
}

interface UnitFacts {
  readonly diagnostics: readonly Diagnostic[];
  readonly names: Named;
  readonly forms: readonly FormFact[];
  readonly submit: Omit<FormFact, "place">;
}

/**
 * Looks for likely mistakes: unused things, steps that never run, and barriers for some people.
 *
 * Reports warnings only. Reuses units from `previous` that did not change. Reports unused things only if `isRight`.
 */
export function warn(design: Design, checked: Checked, isRight: boolean, previous?: Warned): Warned {
  const linked = checked.linked.design;
  const palette = paletteOf(design.theme);
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const units = new Map<LinkedUnit, UnitFacts>();
  for (const unit of linked.units) {
    const facts = previous?.units.get(unit) ?? factsOf(unit, palette, linked.symbols);
    units.set(unit, facts);
    facts.diagnostics.forEach(report);
  }
  const components = new Map([...units].filter(([{ kind }]) => kind === "component").map(([{ id }, one]) => [id, one]));
  for (const { forms } of units.values()) checkForms(forms, (id) => components.get(id)?.submit, report);
  checkClassContrast(palette, report);
  checkQueryNames(linked.symbols, report);
  for (const { workflow } of linked.app.workflows) {
    checkReachable(workflow, report);
    checkCsvColumns(workflow, report);
  }
  checkCollectionFields(linked.app, report);
  const { languages } = linked.symbols;
  checkTranslated(linked.app.texts, languages, languages[0] ?? "", report);
  checkSections(design, linked, report);
  checkChannels(linked, report);
  for (const handler of linked.app.handlers)
    for (const run of handler.runs) if (run.kind === "workflow") checkReachable(run, report);
  if (isRight) {
    checkUnused(linked, (unit) => units.get(unit)?.names ?? noNames, report);
    for (const [unit, { names }] of units) checkOwnUnused(unit, names, report);
  }
  return { diagnostics, units };
}

const noNames: Named = { writes: new Set(), runs: new Set() };

function factsOf(unit: LinkedUnit, palette: Palette, symbols: Symbols): UnitFacts {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  checkShadows(unit, symbols, report);
  checkDrawings(unit, report);
  visitNodes(unit.roots, (node) => {
    checkNode(node, report);
    if (node.kind === "element") checkEmbed(node, report);
  });
  checkContrast(palette, unit.roots, report);
  checkTranslated(unit.texts, languagesOfUnit(symbols, unit), symbols.languages[0] ?? "", report);
  visitRuns(unit, (run) => {
    if (run.kind !== "workflow") return;
    checkReachable(run, report);
    checkCsvColumns(run, report);
  });
  return { diagnostics, names: namesIn(unit), forms: formsOf(unit), submit: submitOf(unit.roots) };
}
