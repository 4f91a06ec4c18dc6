import type { LinkedWorkflow } from "../3-link/types.ts";
import { kebabCase } from "../names.ts";
import { thingName } from "../output-names.ts";
import { type LowerBase, moduleContext } from "./context.ts";
import type { CodeModule } from "./types.ts";
import { lowerNamed } from "./workflow.ts";

/** workflows/<name>.ts: a workflow that others run by its name. */
export function lowerWorkflowModule(base: LowerBase, workflow: LinkedWorkflow): CodeModule {
  const ctx = moduleContext(base, "../");
  const value = lowerNamed(ctx, workflow);
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
