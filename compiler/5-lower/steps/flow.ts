import type { LinkedStep, LinkedValue } from "../../3-link/linked-design.ts";
import { blocksOf } from "../../3-link/steps/batches.ts";
import { mayBreak } from "../../4-check/rules/steps.ts";
import { type Consts, nothingUsed, use } from "../context.ts";
import { constType } from "../formula.ts";
import type { OutputStatement } from "../output-module.ts";
import { constHead } from "../print-formula.ts";
import { runtimeFunction } from "../runtime-names.ts";
import { code, inlineCondition, inlineNot, lowerNow } from "../value.ts";
import { awaited, type LowerStep, now, type StepContext, statement, value } from "./step-context.ts";

/** Steps that control which steps run. */
export const flowSteps: Readonly<Record<string, LowerStep>> = {
  let: (ctx, step) => {
    const { result, values } = step;
    if (!result?.isRead || !values.value) return [];
    const head = constHead({ name: result.id, type: letType(ctx, values.value) });
    return statement(step, head, lowerNow(ctx, values.value));
  },
  if: (ctx, step) => [
    {
      kind: "if",
      condition: inlineCondition(ctx, step.values.condition),
      then: ctx.lowerSteps(ctx, step.blocks.then),
      otherwise: ctx.lowerSteps(ctx, step.blocks.else),
      from: step,
    },
  ],
  switch: (ctx, step) => [
    {
      kind: "switch",
      value: now(ctx, step, "value"),
      cases: step.cases.map((branch) => ({ value: branch.value, body: lowerCase(ctx, branch.steps) })),
      otherwise: step.blocks.default && lowerCase(ctx, step.blocks.default),
      from: step,
    },
  ],
  forEach: (ctx, step) => {
    const items = `${use(ctx, runtimeFunction("iterate"))}(${now(ctx, step, "items")})`;
    const { label, body } = lowerLoop(ctx, step);
    const id = step.id !== undefined && step.result?.isRead ? step.id : "_";
    const row = step.result?.isIndexRead ? `[${step.id}Index, ${id}] of ${items}.entries()` : `${id} of ${items}`;
    return [{ kind: "loop", head: `${label}for (const ${row})`, body, from: step }];
  },
  while: (ctx, step) => {
    // The constants of its condition are computed in each turn.
    const declared = new Set(ctx.names);
    const consts: Consts = { statements: [], declared };
    const end = inlineNot({ ...ctx, consts }, step.values.condition);
    const { label, body } = lowerLoop(ctx, step, declared);
    if (consts.statements.length === 0) {
      const condition = inlineCondition(ctx, step.values.condition);
      return [{ kind: "loop", head: `${label}while (${condition})`, body, from: step }];
    }
    const last: OutputStatement = {
      kind: "if",
      condition: end,
      then: statement(step, "break", code("")),
      otherwise: [],
    };
    return [{ kind: "loop", head: `${label}while (true)`, body: [...consts.statements, last, ...body], from: step }];
  },
  break: (ctx, step) => leave(ctx, step, ctx.breakLabel === undefined ? "break" : `break ${ctx.breakLabel}`),
  continue: (ctx, step) => leave(ctx, step, "continue"),
  tryCatch: lowerTry,
  throw: (ctx, step) =>
    step.values.message
      ? statement(step, "", code(`${use(ctx, runtimeFunction("fail"))}(${now(ctx, step, "message")})`))
      : statement(step, "throw ", code("cause")),
  return: (ctx, step) => {
    const result = step.values.value;
    return statement(step, result ? "return " : "return", result ? lowerNow(ctx, result) : code(""));
  },
  stopUnless: (ctx, step) => [
    {
      kind: "if",
      condition: inlineNot(ctx, step.values.condition),
      then: [{ kind: "do", before: "return", value: code("") }],
      otherwise: [],
      from: step,
    },
  ],
  wait: (ctx, step) => awaited(ctx, step, "wait", [value(ctx, step, "ms")]),
};

/** Returns the type of a value that TypeScript would take for the only one: `1` for a number, nothing for a list. */
function letType(ctx: StepContext, value: LinkedValue): string | undefined {
  if (value.kind === "formula") {
    const checked = ctx.formulas.get(value);
    return checked && constType(checked.expression);
  }
  if (value.kind !== "literal") return undefined;
  if (Array.isArray(value.value) && value.value.length === 0) return "readonly unknown[]";
  return typeof value.value === "number" || typeof value.value === "boolean" ? typeof value.value : undefined;
}

/** Lowers `try`. The `error` of `catch` is its own, not the outer function's. */
function lowerTry(ctx: StepContext, step: LinkedStep): readonly OutputStatement[] {
  const { try: body, catch: handler, finally: finalizer } = step.blocks;
  const { namesSteps } = ctx.uses;
  const trying: StepContext = { ...ctx, uses: { ...nothingUsed(), namesSteps } };
  const lowered = ctx.lowerSteps(trying, body);
  const inner: StepContext = { ...ctx, uses: nothingUsed() };
  const handled = handler && ctx.lowerSteps(inner, handler);
  const { error, ...others } = inner.uses;
  ctx.uses.error ||= trying.uses.error;
  for (const name of ["run", "event", "params", "awaits", "namesSteps"] as const)
    ctx.uses[name] ||= trying.uses[name] || others[name];
  const given = trying.uses.namesSteps ? "cause, run" : "cause";
  const caught = code(handler ? `${use(ctx, runtimeFunction("caughtError"))}(${given})` : "");
  return [
    {
      kind: "try",
      body: lowered,
      handler: handled && [{ kind: "do", before: error ? "const error = " : "", value: caught }, ...handled],
      finalizer: finalizer && ctx.lowerSteps(ctx, finalizer),
      from: step,
    },
  ];
}

/** Lowers the steps of a loop, with a label if a `break` must leave a switch first. */
function lowerLoop(
  ctx: StepContext,
  step: LinkedStep,
  declared?: Set<string>,
): { readonly label: string; readonly body: readonly OutputStatement[] } {
  const { breakLabel: _, loopLabel: outer, ...rest } = ctx;
  const { steps } = step.blocks;
  if (!breaksOutOfSwitch(steps ?? [])) return { label: "", body: ctx.lowerSteps(rest, steps, declared) };
  const loopLabel = outer === undefined ? "loop" : `inner${outer.charAt(0).toUpperCase()}${outer.slice(1)}`;
  return { label: `${loopLabel}: `, body: ctx.lowerSteps({ ...rest, loopLabel }, steps, declared) };
}

function breaksOutOfSwitch(steps: readonly LinkedStep[]): boolean {
  return steps.some((step) => {
    if (step.action === "forEach" || step.action === "while") return false;
    const isOut = step.action === "switch" ? (inner: readonly LinkedStep[]) => inner.some(mayBreak) : breaksOutOfSwitch;
    return blocksOf(step).some(isOut);
  });
}

const leaving = new Set(["return", "break", "continue"]);

/** Lowers the steps of a case, followed by `break` unless the last one leaves anyway. */
function lowerCase(ctx: StepContext, steps: readonly LinkedStep[]): readonly OutputStatement[] {
  const body = ctx.lowerSteps(ctx.loopLabel === undefined ? ctx : { ...ctx, breakLabel: ctx.loopLabel }, steps);
  const last = body.at(-1);
  if (last?.kind === "do" && leaving.has(last.before.split(" ", 1)[0] ?? "")) return body;
  return [...body, { kind: "do", before: "break", value: code("") }];
}

function leave(ctx: StepContext, step: LinkedStep, word: string): readonly OutputStatement[] {
  const left = statement(step, word, code(""));
  const when = step.values.when;
  return when ? [{ kind: "if", condition: inlineCondition(ctx, when), then: left, otherwise: [], from: step }] : left;
}
