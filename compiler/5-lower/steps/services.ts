import type { LinkedStep } from "../../3-link/linked-design.ts";
import { objectIn } from "../../3-link/steps/step-site.ts";
import { use, variableCode } from "../context.ts";
import type { Import, OutputEntry, OutputStatement } from "../output-module.ts";
import { restFunction, xanoFunction } from "../runtime-names.ts";
import { holdsText, requestEntries } from "../service-requests.ts";
import { typeText } from "../type-text.ts";
import { code } from "../value.ts";
import { bound, type LowerStep, type StepContext } from "./step-context.ts";

/** Steps that call services other than the database. */
export const requestSteps: Readonly<Record<string, LowerStep>> = {
  "rest.request": (ctx, step) => lowerRequest(ctx, step, restFunction("restRequest")),
  "xano.request": (ctx, step) => lowerRequest(ctx, step, xanoFunction("xanoRequest")),
};

function lowerRequest(ctx: StepContext, step: LinkedStep, callee: Import): readonly OutputStatement[] {
  const { json } = step;
  const entries: OutputEntry[] = [...requestEntries(ctx, json, step.values, step)];
  if (json.resultPath !== undefined)
    entries.push({ key: "resultPath", value: { kind: "literal", value: json.resultPath }, from: step });
  entries.push(...streamEntries(ctx, step));
  return bound(ctx, step, use(ctx, callee) + resultType(ctx, step), [{ kind: "object", entries }]);
}

/** Returns the variable that receives the streamed response. */
export function streamEntries(ctx: StepContext, step: LinkedStep): readonly OutputEntry[] {
  const { target } = step;
  if (step.json.stream === undefined || !target) return [];
  const key = holdsText(target.type) ? "streamText" : "streamEvents";
  return target.references.map((one) => ({ key, value: code(variableCode(ctx, one)), from: step }));
}

/** Returns the declared type of a response, if a later step reads it. */
export function resultType(ctx: StepContext, { json, result }: LinkedStep): string {
  const isTyped = result?.isRead === true && objectIn(json, "result") !== undefined && result.type !== undefined;
  return isTyped && result.type ? `<${typeText(ctx, result.type)}>` : "";
}
