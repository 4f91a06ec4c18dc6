import type { LinkedDesign, LinkedRun, LinkedStep, LinkedWorkflow } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { placeOf } from "../../span.ts";
import { visitHandlers, visitRuns, visitStepLists } from "./walk.ts";

const users = new Set(["supabase.unsubscribe", "supabase.broadcast", "supabase.setPresence"]);

/** Reports steps that use a channel which no step of the design opens. A name in a formula may be any of them. */
export function checkChannels({ app, units }: LinkedDesign, report: Report): void {
  const used: LinkedStep[] = [];
  const opened = new Set<unknown>();
  const visit = (run: LinkedWorkflow | LinkedRun): void => {
    if (run.kind !== "workflow") return;
    visitStepLists(run, (steps) => {
      for (const step of steps) {
        if (step.action === "supabase.subscribe") opened.add(literalName(step));
        else if (users.has(step.action) && literalName(step) !== undefined) used.push(step);
      }
    });
  };
  for (const { workflow } of app.workflows) visit(workflow);
  visitHandlers(app.handlers, visit);
  for (const unit of units) visitRuns(unit, visit);
  if (opened.has(undefined)) return;
  for (const step of used) {
    const name = literalName(step);
    if (!opened.has(name))
      report(diagnose("step/unregistered-channel", placeOf(step.file, step.owner, "channel"), String(name)));
  }
}

/** Returns the name of a step's channel; undefined if it is a formula. */
function literalName({ values: { channel } }: LinkedStep): unknown {
  return channel?.kind === "literal" ? channel.value : undefined;
}
