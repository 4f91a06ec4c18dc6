import type { LinkedNamedWorkflow, LinkedWorkflow } from "../3-link/linked-design.ts";
import { namedThing } from "../3-link/names/thing.ts";
import { dependencyOrder } from "../cycles.ts";
import { kebabCase } from "../names.ts";
import { thingName } from "../output-names.ts";
import { type LowerBase, moduleContext } from "./context.ts";
import type { CodeModule } from "./output-module.ts";
import { lowerNamed } from "./workflow.ts";

/** Returns the workflows that run themselves, directly or through others, and all that run such a workflow. */
export function recursiveWorkflows(workflows: readonly LinkedNamedWorkflow[]): ReadonlySet<LinkedNamedWorkflow> {
  const byThing = new Map(workflows.map((one) => [namedThing("workflow", one.workflow.id), one]));
  const runsOf = ({ reads }: LinkedNamedWorkflow) =>
    Array.from(reads).flatMap((read) => {
      const run = byThing.get(read);
      return run ? [[run, undefined] as const] : [];
    });
  const recursive = new Set<LinkedNamedWorkflow>();
  const ordered = dependencyOrder(workflows, runsOf, (cycle) => {
    for (const one of cycle) recursive.add(one);
  });
  // One in several cycles may have been left out of them all: it runs one that was not.
  for (const one of ordered) if (runsOf(one).some(([run]) => recursive.has(run))) recursive.add(one);
  return recursive;
}

/** workflows/<name>.ts: a workflow that others run by its name. */
export function lowerWorkflowModule(base: LowerBase, workflow: LinkedWorkflow, isRecursive: boolean): CodeModule {
  const ctx = moduleContext(base, "../");
  const value = lowerNamed(ctx, workflow, isRecursive);
  return {
    kind: "code",
    path: `workflows/${kebabCase(workflow.id)}.ts`,
    source: "workflows.json",
    imports: ctx.imports,
    declarations: [
      {
        kind: "const",
        name: thingName("workflow", workflow.id),
        isExported: true,
        value,
        doc: workflow.description,
        from: workflow,
      },
    ],
  };
}
