import type { LinkedHandler, LinkedRun, LinkedStep, LinkedValue, LinkedWorkflow } from "../3-link/linked-design.ts";
import { blocksOf, groupSteps, type StepGroup, valuesRead } from "../3-link/steps/batches.ts";
import { endsHere } from "../4-check/rules/steps.ts";
import { usedParams } from "../code.ts";
import { optional } from "../value-types.ts";
import { type Consts, type LowerContext, nothingUsed, type Uses, use } from "./context.ts";
import type { OutputAttribute, OutputExpression, OutputStatement } from "./output-module.ts";
import { runtime } from "./runtime-names.ts";
import { workflowImport } from "./spell.ts";
import { callSteps } from "./steps/calls.ts";
import { channelSteps } from "./steps/channels.ts";
import { dataSteps } from "./steps/data.ts";
import { fileSteps } from "./steps/files.ts";
import { flowSteps } from "./steps/flow.ts";
import { pageSteps } from "./steps/pages.ts";
import { requestSteps } from "./steps/services.ts";
import { soundSteps } from "./steps/sounds.ts";
import { type LowerStep, plain, type StepContext } from "./steps/step-context.ts";
import { variableSteps } from "./steps/variables.ts";
import { paramsType, typeText } from "./type-text.ts";
import { code, inlineNot, lowerNow, risksOf, withConsts } from "./value.ts";

/** Adds `onClick={…}` for `on.click`, and so on, for every event with a handler. */
export function addHandlers(
  ctx: LowerContext,
  attributes: OutputAttribute[],
  handlers: readonly LinkedHandler[],
): void {
  for (const handler of handlers) {
    if (handler.runs.length === 0 || handler.property !== undefined) continue;
    attributes.push({ name: eventName(handler.event), value: lowerHandler(ctx, handler), from: handler });
  }
}

/** Converts `rowClick` to `onRowClick`. */
export const eventName = (event: string): string => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;

/** Returns the handler of an event: one function, or a list of them. */
export function lowerHandler(ctx: LowerContext, { runs }: LinkedHandler): OutputExpression {
  const [only] = runs;
  if (runs.length === 1 && only) return lowerRun(ctx, only);
  return { kind: "list", items: runs.map((run) => lowerRun(ctx, run)) };
}

function lowerRun(ctx: LowerContext, run: LinkedWorkflow | LinkedRun): OutputExpression {
  if (run.kind === "workflow") return lowerInline(ctx, run);
  const callee = run.isOwn ? `workflows.${run.workflow}` : use(ctx, workflowImport(run.workflow));
  // Used as a handler directly, a workflow with parameters would take the event for its parameters.
  if (run.args.length === 0 && !run.when && !run.hasParams) return code(callee);
  const uses = nothingUsed();
  const inner: LowerContext = { ...ctx, uses, guardConsts: new Map() };
  const declared = new Set<string>();
  const guard = lowerGuard(inner, run.when, declared);
  const consts: Consts = { statements: [], declared };
  const entries = run.args.map(({ name, value }) => ({
    key: name,
    value: lowerNow({ ...inner, consts }, value),
    from: value,
  }));
  const given: readonly OutputExpression[] = entries.length > 0 ? [{ kind: "object", entries }] : [];
  const call: OutputExpression = { kind: "call", callee, args: [code("run"), ...given] };
  const params = usedParams([
    { name: "run", isUsed: true },
    { name: "event", isUsed: uses.event },
  ]);
  if (!run.when) return { kind: "arrow", params, body: withConsts(consts.statements, call) };
  const body = [...guard, ...consts.statements, { kind: "do", before: "await ", value: call, from: run } as const];
  return { kind: "arrow", isAsync: true, params, body };
}

/** Returns `if (!condition) return;` before the steps of a workflow with a condition. */
function lowerGuard(
  ctx: LowerContext,
  when: LinkedValue | undefined,
  declared: Set<string>,
): readonly OutputStatement[] {
  if (!when) return [];
  const consts: Consts = { statements: [], declared };
  const condition = inlineNot({ ...ctx, consts }, when);
  const leave: OutputStatement = { kind: "do", before: "return", value: code("") };
  return [...consts.statements, { kind: "if", condition, then: [leave], otherwise: [], from: when }];
}

/** Returns a workflow written in its event: a function, next to its error steps if it has any. */
function lowerInline(ctx: LowerContext, workflow: LinkedWorkflow): OutputExpression {
  const steps = lowerBody(ctx, workflow.steps, workflow.hasEvent ? "event" : undefined, workflow.when);
  if (workflow.onError.length === 0) return steps;
  return {
    kind: "object",
    entries: [
      { key: "steps", value: steps },
      { key: "onError", value: lowerOnError(ctx, workflow.onError, workflow.hasEvent ? "event" : undefined) },
    ],
  };
}

/** Returns steps as a function. It takes only what its steps use, and is async only if one of them awaits. */
function lowerBody(
  ctx: LowerContext,
  steps: readonly LinkedStep[],
  second: "event" | "params" | undefined,
  when?: LinkedValue,
): OutputExpression {
  const uses = nothingUsed();
  const names = new Set(resultNames(steps));
  const inner: StepContext = { ...ctx, uses, lowerSteps, names, guardConsts: new Map() };
  const declared = new Set(names);
  const body = [...lowerGuard(inner, when, declared), ...lowerSteps(inner, steps, declared)];
  return { kind: "arrow", isAsync: uses.awaits, params: paramsOf(uses, second), body };
}

/** Returns the error steps. They take the inputs of the steps if they read them. */
function lowerOnError(
  ctx: LowerContext,
  steps: readonly LinkedStep[],
  given: "event" | "params" | undefined,
): OutputExpression {
  const uses = nothingUsed();
  const body = lowerSteps({ ...ctx, uses, lowerSteps, names: new Set(resultNames(steps)) }, steps);
  const params = usedParams([
    { name: "run", isUsed: uses.run },
    { name: "error", isUsed: uses.error },
    ...(given === undefined ? [] : [{ name: given, isUsed: uses[given] }]),
  ]);
  return { kind: "arrow", isAsync: uses.awaits, params, body };
}

/** Returns the names of the results of steps and of those inside them. */
const resultNames = (steps: readonly LinkedStep[]): readonly string[] =>
  steps.flatMap((step) => [
    ...(step.result ? [step.result.id, `${step.result.id}Index`] : []),
    ...blocksOf(step).flatMap(resultNames),
  ]);

const paramsOf = (uses: Uses, second: "event" | "params" | undefined): string =>
  usedParams([
    { name: "run", isUsed: uses.run },
    ...(second === undefined ? [] : [{ name: second, isUsed: uses[second] }]),
  ]);

/**
 * A named workflow as the value of its constant: `workflow("id", steps, { onError })`, or `latestWorkflow(…)`.
 *
 * TypeScript cannot find the type of what comes back from one that runs itself: it is written down.
 */
export function lowerNamed(
  ctx: LowerContext,
  workflow: LinkedWorkflow,
  isRecursive = someStep(workflow.steps, runsOwn) || someStep(workflow.onError, runsOwn),
): OutputExpression {
  const { params } = workflow;
  const given = params.length > 0 ? paramsType(ctx, params) : "unknown";
  const types = [...(workflow.result || params.length > 0 ? [given] : []), ...resultOf(ctx, workflow)];
  const second = params.length > 0 ? "params" : undefined;
  const body = lowerBody(ctx, workflow.steps, second, workflow.when);
  const args: OutputExpression[] = [
    { kind: "literal", value: workflow.id },
    isRecursive ? withResult(ctx, workflow, body) : body,
  ];
  if (workflow.onError.length > 0) {
    const onError = lowerOnError(ctx, workflow.onError, second);
    const value = isRecursive ? withResult(ctx, workflow, onError) : onError;
    args.push({ kind: "object", entries: [{ key: "onError", value }] });
  }
  const callee = use(ctx, workflow.isLatest ? runtime.latestWorkflow : runtime.workflow);
  return { kind: "call", callee: types.length === 0 ? callee : `${callee}<${types.join(", ")}>`, args };
}

/** A workflow of the step's own component; these are declared together. */
const runsOwn = ({ target }: LinkedStep): boolean => target?.isOwn === true;

const returnsValue = ({ action, values }: LinkedStep): boolean => action === "return" && values.value !== undefined;

/** Whether one of the steps, or of those inside them, is such a one. */
const someStep = (steps: readonly LinkedStep[], isOne: (step: LinkedStep) => boolean): boolean =>
  steps.some((step) => isOne(step) || blocksOf(step).some((inner) => someStep(inner, isOne)));

/** An async function of a workflow with its return type; one without `return` needs none. */
function withResult(
  ctx: LowerContext,
  { result, steps, onError }: LinkedWorkflow,
  body: OutputExpression,
): OutputExpression {
  const isTyped = someStep(steps, returnsValue) || someStep(onError, returnsValue);
  if (body.kind !== "arrow" || !body.isAsync || !isTyped) return body;
  const given = result ? `${typeText(ctx, optional(result))} | undefined` : "unknown";
  return { ...body, result: `Promise<${given}>` };
}

const resultOf = (ctx: LowerContext, { result }: LinkedWorkflow): readonly string[] =>
  result ? [typeText(ctx, result)] : [];

/** How each action is printed. */
const actions: Readonly<Record<string, LowerStep>> = {
  ...variableSteps,
  ...flowSteps,
  ...callSteps,
  ...fileSteps,
  ...pageSteps,
  ...dataSteps,
  ...soundSteps,
  ...channelSteps,
  ...requestSteps,
};

/**
 * Returns the statements of each step that may run: TypeScript does not narrow in what never runs. `declared` are the
 * names that their block has already.
 */
function lowerSteps(
  outer: StepContext,
  all: readonly LinkedStep[] | undefined,
  declared = new Set(outer.names),
): readonly OutputStatement[] {
  if (!all) return [];
  const last = all.findIndex(endsHere);
  const steps = last === -1 ? all : all.slice(0, last + 1);
  const ctx: StepContext = { ...outer, guardConsts: new Map(outer.guardConsts) };
  if (ctx.isInBatch) return steps.flatMap((step) => lowerStep(ctx, step, declared));
  let done = 0;
  return groupSteps(steps).flatMap((group) => {
    done += group.steps.length;
    return group.isBatch
      ? lowerBatch(ctx, group, steps.slice(done), declared)
      : group.steps.flatMap((step) => lowerStep(ctx, step, declared));
  });
}

/**
 * `batch(() => { … });`: subscribers see the last of its writes and none of those between. It returns what the steps
 * after it read.
 */
function lowerBatch(
  ctx: StepContext,
  { steps }: StepGroup,
  later: readonly LinkedStep[],
  names: Set<string>,
): readonly OutputStatement[] {
  const consts: Consts = { statements: [], declared: names };
  const guardConsts = new Map(ctx.guardConsts);
  const inner: StepContext = { ...ctx, isInBatch: true, outer: { names: new Map(), consts }, guardConsts };
  const declared = new Set(ctx.names);
  const body = steps.flatMap((step) => lowerStep(inner, step, declared));
  const values = valuesRead(steps, later);
  const [only = "", ...others] = values;
  const result = others.length === 0 ? only : `{ ${values.join(", ")} }`;
  const end = { kind: "do", before: "return ", value: code(result) } as const;
  const written: OutputExpression = { kind: "arrow", params: "", body: result === "" ? body : [...body, end] };
  const value: OutputExpression = { kind: "call", callee: use(ctx, runtime.batch), args: [written] };
  return [...consts.statements, { kind: "do", before: result === "" ? "" : `const ${result} = `, value }];
}

/** Returns a step after the constants of its formulas. `declared` are the names in its block. */
function lowerStep(ctx: StepContext, step: LinkedStep, declared: Set<string>): readonly OutputStatement[] {
  const lower = actions[step.action];
  if (!lower) throw new Error(`no lowering for the action ${step.action}`);
  const consts: Consts = { statements: [], declared };
  const statements = lower({ ...ctx, consts }, step);
  return [...nameStep(ctx, step), ...consts.statements, ...statements];
}

/**
 * Returns `inStep(run, "gravar");` before a step with a helper that may fail, so that its error names the step.
 *
 * After the first, all steps with such helpers have one: an error must not name an earlier step.
 */
function nameStep(ctx: StepContext, step: LinkedStep): readonly OutputStatement[] {
  const risks = Object.values(step.values).flatMap((value) => (value ? risksOf(ctx, value) : []));
  if (!risks.includes("likely") && !(ctx.uses.namesSteps && risks.includes("unlikely"))) return [];
  ctx.uses.namesSteps = true;
  const target = stepTargets.map((name) => step.json[name]).find((name) => typeof name === "string");
  const name = step.id ?? (typeof target === "string" ? `${step.action} ${target}` : step.action);
  return plain(ctx, step, "inStep", [{ kind: "literal", value: name }]);
}

/** Properties that distinguish steps of one action. */
const stepTargets = ["variable", "collection", "table", "workflow", "function", "popup", "page", "element"];
