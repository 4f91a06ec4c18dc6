import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import { expecting } from "../values/link-value.ts";
import type { StepRule } from "./step-site.ts";

const insideLoop: StepRule = {
  link: ({ site: { ctx }, inLoop }, json) => {
    if (!inLoop) ctx.report(diagnose("workflow/outside-loop", placeOf(ctx.file, json, "action"), json.action));
    return undefined;
  },
};

/** Steps that leave a loop or the workflow. */
export const flowSteps: Readonly<Record<string, StepRule>> = {
  break: insideLoop,
  continue: insideLoop,
  return: {
    link: ({ site: { ctx }, frame: { returns } }, _json, { value }) => {
      if (returns && value) expecting(ctx, value, returns);
      return undefined;
    },
  },
};
