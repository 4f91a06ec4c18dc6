import type { WorkflowJson } from "../2-validate/schema-types.ts";
import { actionCatalogue } from "../catalogue/action-catalogue.ts";
import type { ActionInfo, CatalogueSchema } from "../catalogue/catalogue-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { number, type Type } from "../formula-types.ts";
import { joined } from "../iterables.ts";
import { camelCase } from "../names.ts";
import { nearestName } from "../near-names.ts";
import { isTaken } from "../output-names.ts";
import { placeOf } from "../span.ts";
import { optional } from "../value-types.ts";
import type {
  LinkedBlocks,
  LinkedHandler,
  LinkedRun,
  LinkedStep,
  LinkedWorkflow,
  StepResult,
  StepShape,
} from "./linked-design.ts";
import {
  errorType,
  type PlaceScope,
  paramsRoot,
  type Root,
  reference,
  value,
  workflowHelpers,
} from "./names/place-scope.ts";
import { checkRows } from "./names/references.ts";
import type { Resolution, TypeCell, Unresolved } from "./names/scope.ts";
import type { NamedParam, Symbols } from "./names/symbols.ts";
import { stepResult, whole } from "./names/thing.ts";
import { checkAddress, checkLink } from "./rules/addresses.ts";
import type { Site } from "./site.ts";
import { authSteps } from "./steps/auth.ts";
import { callSteps, linkCall, workflowOf } from "./steps/calls.ts";
import { channelSteps } from "./steps/channels.ts";
import { dataSteps } from "./steps/data.ts";
import { fileSteps } from "./steps/files.ts";
import { flowSteps } from "./steps/flow.ts";
import { pageSteps } from "./steps/pages.ts";
import { requestSteps } from "./steps/services.ts";
import type { Frame, StepRule, StepSite, StepValues } from "./steps/step-site.ts";
import { variableSteps } from "./steps/variables.ts";
import { itemCell, linkValue, typeGiven } from "./values/link-value.ts";

/** The inputs that a workflow may be started with. */
export interface Start {
  readonly id: string;
  readonly params: readonly NamedParam[];
  readonly result: Type | undefined;
  readonly event: Type | TypeCell | undefined;
}

/** A workflow whose steps have the property names of their actions. */
type WorkflowShape = Omit<WorkflowJson, "steps" | "onError"> & {
  readonly steps: readonly StepShape[];
  readonly onError?: readonly StepShape[];
};

type HandlerShape = (WorkflowShape | { readonly run: string; readonly with?: object; readonly when?: unknown }) & {
  readonly disabled?: true;
};

/** The rules of actions that need more than their values. */
const rules: Readonly<Record<string, StepRule>> = {
  ...variableSteps,
  ...dataSteps,
  ...channelSteps,
  ...requestSteps,
  ...fileSteps,
  ...pageSteps,
  ...callSteps,
  ...flowSteps,
  ...authSteps,
};

/** Links the handler of an event. `payload` is the type of `event`, absent if the event has no payload. */
export function linkHandler(
  site: Site,
  id: string,
  on: object,
  event: string,
  payload: Type | TypeCell | undefined,
): LinkedHandler {
  const json = (on as Readonly<Record<string, HandlerShape | readonly HandlerShape[]>>)[event];
  const all = Array.isArray(json) ? (json as readonly HandlerShape[]) : [json as HandlerShape];
  const runs: (LinkedRun | LinkedWorkflow)[] = [];
  all.forEach((one, runIndex) => {
    if (one.disabled === true) return;
    if ("run" in one) runs.push(linkRun(site, one, payload));
    else {
      const label = all.length > 1 ? `${id}[${runIndex}]` : id;
      runs.push(linkWorkflow(site, one, { id: label, params: [], result: undefined, event: payload }));
    }
  });
  return { event, runs, file: site.ctx.file, owner: on, key: event };
}

function linkRun(
  site: Site,
  json: { run: string; with?: object; when?: unknown },
  payload: Type | TypeCell | undefined,
): LinkedRun {
  const outer = site.scope.with("workflow", workflowHelpers);
  const scope = payload ? outer.with("event", { event: value(whole("event"), payload) }) : outer;
  const when = json.when === undefined ? undefined : linkValue(site.ctx, scope, json, "when", undefined);
  return {
    kind: "run",
    workflow: json.run,
    when,
    hasParams: (workflowOf(site, json.run)?.params.length ?? 0) > 0,
    isOwn: site.unit.ownWorkflows.has(json.run),
    args: linkCall(site, scope, json.run, json.with, json, "run"),
    file: site.ctx.file,
    owner: json,
  };
}

/** Links a workflow: its steps see `params`, `event` and the results of earlier steps. */
export function linkWorkflow(site: Site, json: WorkflowShape | WorkflowJson, start: Start): LinkedWorkflow {
  const { steps, onError, params = [], result } = json as WorkflowShape;
  checkRows(site.ctx, [...params, result]);
  const scope = startScope(site.scope.with("workflow", workflowHelpers), start);
  const frame: Frame = { ...newFrame(undefined), returns: start.result };
  const when = json.when === undefined ? undefined : linkValue(site.ctx, scope, json, "when", undefined);
  const linked = linkSteps(site, scope, frame, start.id, false, steps);
  return {
    kind: "workflow",
    id: start.id,
    params: start.params.map(({ name, type, isOptional }) => ({
      name,
      type: isOptional ? optional(type) : type,
      isOptional,
    })),
    result: start.result,
    when,
    steps: linked,
    onError: onError ? linkOnError(site, scope, frame, start.id, onError) : noSteps,
    hasEvent: start.event !== undefined,
    isLatest: json.latest === true,
    description: json.description,
    file: site.ctx.file,
    owner: json,
  };
}

function startScope(outer: PlaceScope, { id, params, event }: Start): PlaceScope {
  if (params.length === 0 && !event) return outer;
  const roots: Record<string, Root> = {};
  if (params.length > 0) roots.params = paramsRoot(params);
  if (event) roots.event = value(whole("event"), event);
  return outer.with(`workflow:${id}`, roots);
}

const noSteps: readonly LinkedStep[] = [];
const noBlocks: LinkedBlocks = {};
const noCases: LinkedStep["cases"] = [];
const noFetches: LinkedStep["fetches"] = [];

const newFrame = (outer: Frame | undefined): Frame => ({
  results: new Map(),
  closed: new Set(),
  returns: outer?.returns,
  ...(outer?.isCaught ? { isCaught: true } : {}),
});

/** Links the steps after an error. They see the error, but no results, since any step may have failed. */
function linkOnError(
  site: Site,
  outer: PlaceScope,
  { results, returns }: Frame,
  id: string,
  json: readonly StepShape[],
) {
  const scope = outer.with(`${id}.onError`, { error: value(whole("error"), errorType) });
  const closed = new Set(results.keys());
  const frame: Frame = { results: new Map(), closed, isOnError: true, returns };
  return linkSteps(site, scope, frame, `${id}.onError`, false, json);
}

/** Links the steps of one list: each sees the results of the steps before it. */
function linkSteps(
  site: Site,
  outer: PlaceScope,
  frame: Frame,
  label: string,
  inLoop: boolean,
  steps: readonly StepShape[],
): readonly LinkedStep[] {
  const linked: LinkedStep[] = [];
  const order = new Map(steps.map(({ id }, stepIndex) => [id, stepIndex]));
  steps.forEach((json, stepIndex) => {
    if (json.disabled === true) return;
    const scope = isPlain(json)
      ? outer
      : outer.with(label, { steps: stepsRoot(frame, order, stepIndex, outer.find("steps")) });
    linked.push(linkStep({ site, scope, frame, inLoop }, json, label, stepIndex));
  });
  return linked;
}

/** True for a step without nested properties. It contains no formula, so it needs no scope. */
function isPlain(json: StepShape): boolean {
  for (const name in json) if (typeof json[name] === "object") return false;
  return true;
}

const onlyBefore = "only in later steps, or in the `catch` of a later `tryCatch`; in `onError` it may have no value";

/**
 * Resolves `steps.x` in the step at `stepIndex`: the result of an earlier step of its list, or what the step around has.
 * Editors look names up later, when the frame has the results of all steps.
 */
function stepsRoot(
  { results, closed, isOnError }: Frame,
  order: ReadonlyMap<string | undefined, number>,
  stepIndex: number,
  outer: Root | undefined,
): Root {
  const isBefore = (name: string) => (order.get(name) ?? -1) < stepIndex;
  const unknown = (name: string): Unresolved => {
    const further = outer?.([]);
    const names = [...results.keys()].filter(isBefore);
    const all = joined(names, further && "names" in further ? further.names : []);
    // A renamed step is one that nothing reads any more.
    const unread = names.filter((one) => isUnread(results.get(one)));
    const isLikely = unread.length === 1 && names.length > 1 && nearestName(name, names) === undefined;
    const help = isLikely ? { help: `nothing has read the result of \`${unread[0]}\` yet` } : {};
    return { problem: "unknown", member: 1, names: all, ...help };
  };
  return ([name, ...parts]) => {
    if (name === undefined) return unknown("");
    const found = results.get(name);
    if (found && isBefore(name)) return stepMember(found, parts[0]);
    if (closed.has(name))
      return {
        problem: "not-here",
        member: 1,
        where: isOnError ? onlyBefore : "only in the branch or loop of its step",
      };
    const further = outer?.([name, ...parts]);
    if (further && !("problem" in further && further.problem === "unknown" && further.member === 1)) return further;
    return order.has(name) ? { problem: "not-here", member: 1, where: "only in steps after it" } : unknown(name);
  };
}

const isUnread = (result: StepResult | undefined): boolean =>
  result !== undefined && !result.isRead && !result.isIndexRead && result.isAbsent !== true;

function stepMember(result: StepResult, part: string | undefined): Resolution | Unresolved {
  const { id, action } = result;
  if (result.isAbsent)
    return {
      problem: "not-here",
      member: 1,
      where: `only with a step that returns a result; here \`${action}\` returns none`,
    };
  if (!result.isLoop) {
    result.isRead = true;
    return { reference: reference(stepResult(id), result), consumed: 1 };
  }
  if (part === "item") {
    result.isRead = true;
    return { reference: reference(stepResult(id, "item"), result), consumed: 2 };
  }
  if (part !== "index") return { problem: "unknown", member: 2, names: ["item", "index"] };
  result.isIndexRead = true;
  return { reference: reference(stepResult(id, "index"), number), consumed: 2 };
}

function linkStep(at: StepSite, json: StepShape, label: string, stepIndex: number): LinkedStep {
  const { site, frame } = at;
  const { ctx } = site;
  const info = actionCatalogue[json.action];
  if (!info) throw new Error(`no action ${json.action}`);
  const rule = rules[json.action];
  const values = linkValues(at, json, info);
  const target = rule?.link?.(at, json, values);
  const result = json.id === undefined ? undefined : resultOf(at, json, json.id, values, info, rule);
  const hasBlocks = info.blocks.length > 0;
  const blocks = hasBlocks ? linkBlocks(at, json, info, `${label}[${stepIndex}]`, result, rule) : noBlocks;
  const cases = json.cases === undefined ? noCases : linkCases(at, json, `${label}[${stepIndex}]`);
  if (result && !result.isLoop) frame.results.set(result.id, result);
  return {
    kind: "step",
    id: json.id,
    action: json.action,
    values,
    json,
    blocks,
    cases,
    result,
    target,
    fetches: rule?.fetches?.(at, json) ?? noFetches,
    file: ctx.file,
    owner: json,
  };
}

function linkValues({ site, scope }: StepSite, json: StepShape, info: ActionInfo): StepValues {
  const values: StepValues = {};
  for (const name in info.props) {
    if (json[name] === undefined || name === "cases") continue;
    const schema = info.props[name]?.schema;
    if (schema && isBindable(schema) && !(json.action === "runWorkflow" && name === "with")) {
      const value = linkValue(site.ctx, scope, json, name, schema);
      if (schema["x-type"] === "url") (json.action === "navigate" ? checkLink : checkAddress)(site.ctx, value);
      values[name] = value;
    }
  }
  return values;
}

const isBindable = (schema: CatalogueSchema): boolean =>
  schema["x-steps"] !== true &&
  (schema["x-bind"] === true ||
    schema["x-row"] === true ||
    schema["x-filter"] === true ||
    (schema.type === "object" && schema.additionalProperties !== false) ||
    (schema.items as CatalogueSchema | undefined)?.["x-bind"] === true);

function resultOf(
  at: StepSite,
  json: StepShape,
  id: string,
  values: StepValues,
  info: ActionInfo,
  rule: StepRule | undefined,
): StepResult {
  checkStepId(at, json, id);
  const { action } = json;
  const isLoop = action === "forEach";
  const result = { id, action, isLoop, isRead: false, isIndexRead: false };
  const item = isLoop ? itemCell(values.items) : undefined;
  let typeOf = item ? () => item.type : typeGiven(values.value);
  if (!isLoop && action !== "let") {
    const { result: described } = info;
    const type = rule?.result ? rule.result(at, json, values) : described && at.site.ctx.types.of(described);
    const isAbsent = rule?.result ? type === undefined : !described;
    if (typeof type !== "function") return { ...result, isAbsent, type };
    typeOf = type;
  }
  return {
    ...result,
    isAbsent: false,
    get type() {
      return typeOf();
    },
  };
}

/** Links the nested lists of steps. Inside a loop, its own row is in scope. */
function linkBlocks(
  at: StepSite,
  json: StepShape,
  info: ActionInfo,
  label: string,
  result: StepResult | undefined,
  rule: StepRule | undefined,
): LinkedBlocks {
  const blocks: Record<string, readonly LinkedStep[]> = {};
  for (const name of info.blocks) {
    const steps = json[name];
    if (!Array.isArray(steps)) continue;
    const inner = blockSite(at, json, `${label}.${name}`, name, rule);
    blocks[name] = linkInner(inner, json, `${label}.${name}`, steps, result?.isLoop ? result : undefined);
  }
  return blocks;
}

/**
 * Returns what nested steps see in addition to the scope of their step. Steps that run later are not inside its loop.
 */
function blockSite(at: StepSite, json: StepShape, label: string, block: string, rule: StepRule | undefined): StepSite {
  if (block === "catch") {
    const scope = at.scope.with(label, { error: value(whole("error"), errorType) });
    return { ...at, scope, frame: { ...at.frame, isCaught: true } };
  }
  const event = rule?.event?.(at, json, block);
  if (!event) return at;
  const { isCaught: _, ...around } = at.frame;
  const frame: Frame = { ...around, returns: undefined };
  return { ...at, frame, inLoop: false, scope: at.scope.with(label, { event: innerEvent(at, json.action, event) }) };
}

function linkCases(at: StepSite, json: StepShape, label: string): LinkedStep["cases"] {
  const cases = json.cases as readonly { readonly value: unknown; readonly steps: readonly StepShape[] }[];
  return cases.map((branch, caseIndex) => ({
    value: branch.value,
    steps: linkInner(at, json, `${label}.cases[${caseIndex}]`, branch.steps, undefined),
  }));
}

/** Links the steps of a branch or loop. After it, their results are known but out of scope. */
function linkInner(
  { site, scope, frame, inLoop }: StepSite,
  { action }: StepShape,
  label: string,
  steps: readonly StepShape[],
  row: StepResult | undefined,
): readonly LinkedStep[] {
  const inner = newFrame(frame);
  if (row) inner.results.set(row.id, row);
  const isLoop = action === "forEach" || action === "while";
  const linked = linkSteps(site, scope, inner, label, inLoop || isLoop, steps);
  for (const id of inner.results.keys()) frame.closed.add(id);
  for (const id of inner.closed) frame.closed.add(id);
  return linked;
}

/** Returns the `event` of steps inside a step, which hides the one of the workflow. */
function innerEvent({ scope }: StepSite, action: string, event: Type | TypeCell): Root {
  if (!scope.find("event")) return value(whole("event"), event);
  const memberHelp = `\`event\` is the one of \`${action}\` here: keep the outer one in a \`let\` step before it`;
  return () => ({ reference: Object.assign(reference(whole("event"), event), { memberHelp }), consumed: 0 });
}

/** Ids that steps may not have, since the output uses these names where steps run. */
const taken = new Set(
  (
    "run event error params page variables elements custom own formulas workflows props item index row cause emit " +
    "auth theme language breakpoint screen isWindowFocused canInstall clock connection currentPage loop"
  ).split(" "),
);

function checkStepId({ site: { ctx } }: StepSite, json: StepShape, id: string): void {
  if (isStepIdTaken(id, ctx.symbols))
    ctx.report(diagnose("workflow/step-name-taken", placeOf(ctx.file, json, "id"), id));
}

/** True for an id that no step may have, since the output uses the name. */
export function isStepIdTaken(id: string, { collections, workflows, formulas, popups }: Symbols): boolean {
  const isImported = isTaken(id) || [...popups.keys()].some((popup) => camelCase(popup) === id);
  return taken.has(id) || isImported || collections.has(id) || workflows.has(id) || formulas.has(id);
}
