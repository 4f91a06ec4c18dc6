import type { LinkedStep, LinkedWorkflow } from "../../3-link/linked-design.ts";
import { blocksOf } from "../../3-link/steps/batches.ts";
import { relatedWords } from "../../diagnostics/catalogue.ts";
import { diagnose, relate } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import { visitStepLists } from "./walk.ts";

/** Reports `step/unreachable` for the first step of a list that never runs. */
export function checkReachable(workflow: LinkedWorkflow, report: Report): void {
  visitStepLists(workflow, (steps) => {
    const last = steps.findIndex(endsHere);
    const next = last === -1 ? undefined : steps[last + 1];
    const ending = steps[last];
    if (!next || !ending) return;
    report(relate(diagnose("step/unreachable", actionOf(next), next.action), actionOf(ending), relatedWords.end));
  });
}

/** Reports `step/unused` for each `let` that no step reads. */
export function checkUnusedValues(workflow: LinkedWorkflow, report: Report): void {
  visitStepLists(workflow, (steps) => {
    for (const { action, result, file, owner } of steps)
      if (action === "let" && result && !result.isRead)
        report(diagnose("step/unused", placeOf(file, owner, "id"), result.id));
  });
}

const actionOf = ({ file, owner }: LinkedStep): Place => placeOf(file, owner, "action");

const endings = new Set(["return", "throw", "break", "continue"]);

/** Whether no path continues after a step. */
export function endsHere(step: LinkedStep): boolean {
  if (endings.has(step.action)) return step.values.when === undefined;
  const condition = step.values.condition;
  const isLiteral = (value: boolean) => condition?.kind === "literal" && condition.value === value;
  switch (step.action) {
    case "stopUnless":
      return isLiteral(false);
    case "if":
      return endsIn(step, "then") && endsIn(step, "else");
    case "switch":
      return step.cases.every(({ steps }) => steps.some(endsHere)) && endsIn(step, "default");
    case "while":
      return isLiteral(true) && !step.blocks.steps?.some(mayBreak);
    case "tryCatch":
      return endsIn(step, "finally") || (endsIn(step, "try") && (!step.blocks.catch || endsIn(step, "catch")));
    default:
      return false;
  }
}

const endsIn = (step: LinkedStep, block: string): boolean => step.blocks[block]?.some(endsHere) === true;

/** Whether a step of a loop may leave it before its condition is false. */
export function mayBreak(step: LinkedStep): boolean {
  if (step.action === "break") return true;
  if (step.action === "while" || step.action === "forEach") return false;
  return blocksOf(step).some((steps) => steps.some(mayBreak));
}
