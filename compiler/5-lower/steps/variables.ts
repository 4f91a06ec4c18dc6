import type { LinkedStep, LinkedValue } from "../../3-link/linked-design.ts";
import { templateText } from "../../code.ts";
import { unknown } from "../../formula-types.ts";
import { withoutNothing } from "../../value-types.ts";
import { use, variableCode } from "../context.ts";
import type { OutputExpression, OutputStatement } from "../output-module.ts";
import { runtimeFunction } from "../runtime-names.ts";
import { code, inline, lowerNow, lowerUnknown } from "../value.ts";
import { lowerWritten } from "../written.ts";
import { type LowerStep, type StepContext, statement } from "./step-context.ts";

/** Steps that set variables. */
export const variableSteps: Readonly<Record<string, LowerStep>> = {
  setVariable: lowerSetVariable,
  resetVariables: (ctx, step) => {
    const [first = "", ...others] = step.target?.references.map((one) => variableCode(ctx, one)) ?? [];
    if (others.length === 0) return statement(step, "", code(`${first}.reset()`));
    const callee = use(ctx, runtimeFunction("resetVariables"));
    return statement(step, "", { kind: "call", callee, args: [{ kind: "list", items: [first, ...others].map(code) }] });
  },
};

function lowerSetVariable(ctx: StepContext, step: LinkedStep): readonly OutputStatement[] {
  const [variable = ""] = step.target?.references.map((one) => variableCode(ctx, one)) ?? [];
  const { method, args } = setterOf(ctx, step);
  return statement(step, "", { kind: "call", callee: `${variable}.${method}`, args });
}

/** Operations that add a value to a list. */
const takesValue: ReadonlySet<string> = new Set(["push", "insert", "unshift"]);

function setterOf(
  ctx: StepContext,
  step: LinkedStep,
): { readonly method: string; readonly args: readonly OutputExpression[] } {
  const { value, path, index } = step.values;
  const operation = String(step.json.operation ?? "set");
  // The variable itself converts a value of unknown type: texts to numbers, with a log line for an invalid one.
  const unknownValue = operation === "set" && !path && !index ? lowerUnknown(ctx, value) : undefined;
  if (unknownValue) return { method: "setUnknown", args: [unknownValue] };
  const given = value ? lowerWritten(ctx, value) : code("null");
  if (operation !== "set") {
    const args = [
      ...(index ? [lowerNow(ctx, index)] : []),
      ...(takesValue.has(operation) ? [given] : []),
      ...(path ? [lowerNow(ctx, path)] : []),
    ];
    return { method: operation, args };
  }
  if (path && index) {
    const isInItem = withoutNothing(step.target?.type ?? unknown)?.kind === "list";
    return { method: "setAt", args: [pathOf(ctx, path, index, isInItem), given] };
  }
  if (path) return { method: "setAt", args: [lowerNow(ctx, path), given] };
  if (index) return { method: "setAt", args: [lowerNow(ctx, index), given] };
  return { method: "set", args: [given] };
}

/** Returns the path of an item of the list at `path`, `itens[0]`, or of a part of an item of the variable, `[0].nome`. */
function pathOf(ctx: StepContext, path: LinkedValue, index: LinkedValue, isInItem: boolean): OutputExpression {
  const join = (pathText: unknown, indexText: unknown) =>
    isInItem ? `[${indexText}].${pathText}` : `${pathText}[${indexText}]`;
  if (path.kind === "literal" && index.kind === "literal")
    return { kind: "literal", value: join(path.value, index.value) };
  const pathText = path.kind === "literal" ? templateText(String(path.value)) : `\${${inline(ctx, path)}}`;
  const indexText = index.kind === "literal" ? index.value : `\${${inline(ctx, index)}}`;
  return code(`\`${join(pathText, indexText)}\``);
}
