import type { LinkedStep, LinkedWorkflow } from "../../3-link/linked-design.ts";
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
    const related = { place: actionOf(ending), message: "every run ends or jumps here" };
    report(relate(diagnose("step/unreachable", actionOf(next), next.action), related));
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
  if (step.action === "stopUnless") return condition?.kind === "literal" && condition.value === false;
  if (step.action === "if") return endsIn(step, "then") && endsIn(step, "else");
  return false;
}

const endsIn = (step: LinkedStep, block: string): boolean => step.blocks[block]?.some(endsHere) === true;
