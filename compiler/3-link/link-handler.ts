import { actionCatalogue } from "../action-catalogue.ts";
import type { CatalogueSchema } from "../catalogue-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { elementCatalogue } from "../element-catalogue.ts";
import { type JsonContainer, placeOf } from "../span.ts";
import { number, type Type, unknown } from "../types.ts";
import { isMaybeNothing, list, optional, record, typeFromSchema, withoutNothing } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import type { NamedParam, NamedTable, WorkflowShape } from "./environment.ts";
import { at, expecting, linkEntries, linkValue, type ValueAt } from "./link-value.ts";
import { errorType, type PlaceScope, paramsRoot, type Root, reference, value } from "./place-scope.ts";
import { checkAddress, checkName, checkPathParams } from "./references.ts";
import { elementsRoot, handleHolder, type KnownElement, markHandle, type Site } from "./site.ts";
import type {
  LinkedEntry,
  LinkedHandler,
  LinkedRun,
  LinkedStep,
  LinkedTarget,
  LinkedValue,
  LinkedWorkflow,
  TypeCell,
} from "./types.ts";

/** What a workflow may be started with. */
interface Start {
  readonly id: string;
  readonly params: readonly NamedParam[];
  readonly result: Type | undefined;
  readonly event: Type | undefined;
}

type HandlerShape = (WorkflowShape | { readonly run: string }) & { readonly disabled?: boolean };

interface StepShape {
  readonly id?: string;
  readonly action: string;
  readonly disabled?: boolean;
  readonly [name: string]: unknown;
}

/** The steps whose results can be named at a place, inner ones before outer ones. */
interface Frame {
  readonly steps: Map<string, NamedStep>;
  readonly outer: Frame | undefined;
  /** Steps of branches that ended: known, but not here. */
  readonly closed: Set<string>;
}

interface NamedStep {
  readonly step: {
    readonly id: string;
    readonly isLoop: boolean;
    readonly result: TypeCell;
    readonly isRead: { is: boolean };
  };
}

/** Where a workflow runs: its site, the frame of its steps, and a label for the scopes of its formulas. */
interface StepSite {
  readonly site: Site;
  readonly scope: PlaceScope;
  readonly frame: Frame;
  readonly label: string;
  readonly inLoop: boolean;
}

/** Link what runs on an event. `payload` is the type of `event`, absent when the event carries nothing. */
export function linkHandler(
  site: Site,
  id: string,
  where: ValueAt,
  event: string,
  payload: Type | undefined,
): LinkedHandler {
  const json = (where.owner as Readonly<Record<string | number, unknown>>)[where.key];
  const place = placeOf(site.ctx.file, where.owner, where.key);
  const all: readonly HandlerShape[] = Array.isArray(json) ? json : [json];
  const runs = all.flatMap((one, runIndex): readonly (LinkedRun | LinkedWorkflow)[] => {
    if (one.disabled === true) return [];
    if ("run" in one) return [linkRun(site, one, payload)];
    const start = { id: all.length > 1 ? `${id}[${runIndex}]` : id, params: [], result: undefined, event: payload };
    return [linkWorkflow(site, one as WorkflowShape, start)];
  });
  return { event, runs, place };
}

function linkRun(site: Site, json: object, payload: Type | undefined): LinkedRun {
  const shape = json as { readonly run: string; readonly with?: object; readonly when?: unknown };
  const scope = payload ? site.scope.with("event", { event: value("event", "event", payload) }) : site.scope;
  const when = shape.when === undefined ? undefined : linkValue(site.ctx, scope, at(json, "when"), undefined);
  const args = linkCall(site.ctx, site, scope, shape.run, shape.with, json, "run");
  return {
    kind: "run",
    workflow: shape.run,
    hasParams: (calledWorkflow(site, shape.run)?.params.length ?? 0) > 0,
    when,
    isOwn: site.unit.ownWorkflows.has(shape.run),
    args,
    place: placeOf(site.ctx.file, json as JsonContainer),
  };
}

/** The workflow of a name: the component's own, or the design's. */
const calledWorkflow = ({ unit, ctx }: Site, name: string) =>
  unit.ownWorkflows.get(name) ?? ctx.environment.workflows.get(name);

/** Check the name and the parameters of a workflow that is run, and link its arguments. */
function linkCall(
  ctx: LinkContext,
  site: Site,
  scope: PlaceScope,
  name: string,
  args: object | undefined,
  owner: object,
  key: string,
): readonly LinkedEntry[] {
  const own = site.unit.ownWorkflows.get(name);
  const called = own ?? ctx.environment.workflows.get(name);
  if (!called)
    checkName(
      ctx,
      "workflow",
      name,
      new Map([...site.unit.ownWorkflows.keys(), ...ctx.environment.workflows.keys()].map((one) => [one, one])),
      owner,
      key,
    );
  else if (!own) ctx.reads.add(`workflow:${name}`);
  const params = new Map((called?.params ?? []).map((param) => [param.name, param]));
  if (called) {
    for (const param of Object.keys(args ?? {})) checkName(ctx, "parameter", param, params, args ?? {}, param, "key");
    for (const param of params.values()) {
      if (!param.isOptional && !isMaybeNothing(param.type) && !Object.hasOwn(args ?? {}, param.name)) {
        ctx.report(
          diagnose("workflow/missing-parameter", placeOf(ctx.file, owner as JsonContainer, key), name, param.name),
        );
      }
    }
  }
  return linkEntries(ctx, scope, args, () => undefined).map((entry) => ({
    ...entry,
    value: expecting(entry.value, params.get(entry.name)?.type ?? unknown),
  }));
}

/** Link a workflow: its steps see `params`, `event` and the results of the steps before them. */
export function linkWorkflow(site: Site, json: WorkflowShape, start: Start): LinkedWorkflow {
  const usesEvent = { is: false };
  const roots: Record<string, Root> = {};
  if (start.params.length > 0) roots["params"] = paramsRoot(start.params);
  if (start.event) {
    const event = value("event", "event", start.event);
    roots["event"] = (rest) => {
      usesEvent.is = true;
      return event(rest);
    };
  }
  const scope = site.scope.with(`workflow:${start.id}`, roots);
  const frame: Frame = { steps: new Map(), outer: undefined, closed: new Set() };
  const when = json.when === undefined ? undefined : linkValue(site.ctx, scope, at(json, "when"), undefined);
  const steps = linkSteps(
    { site, scope, frame, label: start.id, inLoop: false },
    json.steps as readonly object[] as readonly StepShape[],
  );
  const onError = json.onError
    ? linkOnError(site, scope, frame, start.id, json.onError as readonly object[] as readonly StepShape[])
    : noSteps;
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
    steps,
    onError,
    usesEvent,
    eventType: start.event,
    description: json.description,
    place: placeOf(site.ctx.file, json as unknown as JsonContainer),
  };
}

const noSteps: readonly LinkedStep[] = [];
const noBlocks = new Map<string, readonly LinkedStep[]>();
const noCases: LinkedStep["cases"] = [];

/** The steps after an error see it, and no results: nobody knows how far the steps before came. */
function linkOnError(
  site: Site,
  scope: PlaceScope,
  { steps }: Frame,
  id: string,
  json: readonly StepShape[],
): readonly LinkedStep[] {
  const caught = scope.with("onError", { error: value("error", "error", errorType) });
  const frame: Frame = { steps: new Map(), outer: undefined, closed: new Set(steps.keys()) };
  return linkSteps({ site, scope: caught, frame, label: `${id}.onError`, inLoop: false }, json);
}

function linkSteps(outer: StepSite, steps: readonly StepShape[] | undefined): readonly LinkedStep[] {
  const linked: LinkedStep[] = [];
  (steps ?? []).forEach((json, stepIndex) => {
    if (json.disabled === true) return;
    const label = `${outer.label}[${stepIndex}]`;
    const scope = isPlain(json) ? outer.scope : outer.scope.with(label, { steps: stepsRoot(outer.frame) });
    linked.push(linkStep({ ...outer, scope, label }, json));
  });
  return linked;
}

/** A step without anything inside its properties has no formula to give names to. */
function isPlain(json: StepShape): boolean {
  for (const name in json) if (typeof json[name] === "object") return false;
  return true;
}

/** `steps.x`: the result of a step before this one. */
function stepsRoot(frame: Frame): Root {
  return ([name, part]) => {
    const names: string[] = [];
    for (let one: Frame | undefined = frame; one; one = one.outer) {
      names.push(...one.steps.keys());
      const found = name === undefined ? undefined : one.steps.get(name);
      if (found && name !== undefined) return stepMember(found, name, part);
      if (name !== undefined && one.closed.has(name))
        return { problem: "not-here", where: "only in the branch or loop that its step stands in" };
    }
    return { problem: "unknown", member: 1, names };
  };
}

function stepMember({ step }: NamedStep, name: string, part: string | undefined) {
  if (!step.isLoop) {
    step.isRead.is = true;
    return { reference: reference(`step:${name}`, name, step.result), consumed: 1 };
  }
  if (part === "item") {
    step.isRead.is = true;
    return { reference: reference(`step:${name}.item`, name, step.result), consumed: 2 };
  }
  if (part === "index") return { reference: reference(`step:${name}.index`, `${name}Index`, number), consumed: 2 };
  return { problem: "unknown", member: 2, names: ["item", "index"] } as const;
}

function linkStep(at0: StepSite, json: StepShape): LinkedStep {
  const { site, scope, frame } = at0;
  const { ctx } = site;
  const info = actionCatalogue[json.action];
  if (!info) throw new Error(`no action ${json.action}`);
  const isLoop = json.action === "forEach";
  const isRead = { is: false };
  const result: TypeCell = { type: undefined };
  const values = new Map<string, LinkedValue>();
  const blocks = info.blocks.length === 0 ? noBlocks : new Map<string, readonly LinkedStep[]>();
  for (const name in info.props) {
    const schema = info.props[name]?.schema;
    if (!schema || json[name] === undefined || schema["x-steps"] === true || name === "cases") continue;
    if (isBindable(schema)) values.set(name, linkValue(ctx, scope, at(json, name), schema));
  }
  if (json.action === "break" || json.action === "continue") {
    if (!at0.inLoop)
      ctx.report(
        diagnose("workflow/outside-loop", placeOf(ctx.file, json as unknown as JsonContainer, "action"), json.action),
      );
  }
  const target = linkTarget(at0, json, values);
  result.type = isLoop ? undefined : resultOf(ctx, site, json);
  if (json.id !== undefined) checkStepId(ctx, json, json.id);
  const named: NamedStep | undefined =
    json.id === undefined ? undefined : { step: { id: json.id, isLoop, result, isRead } };
  const inner = (
    name: string,
    steps: readonly StepShape[] | undefined,
    own?: NamedStep,
    more?: PlaceScope,
  ): readonly LinkedStep[] => {
    const innerFrame: Frame = { steps: new Map(own ? [[own.step.id, own]] : []), outer: frame, closed: new Set() };
    const linkedSteps = linkSteps(
      {
        site,
        scope: more ?? scope,
        frame: innerFrame,
        label: `${at0.label}.${name}`,
        inLoop: at0.inLoop || isLoop || json.action === "while",
      },
      steps,
    );
    for (const id of innerFrame.steps.keys()) frame.closed.add(id);
    for (const id of innerFrame.closed) frame.closed.add(id);
    return linkedSteps;
  };
  for (const name of info.blocks) {
    if (name.includes("[")) continue;
    const steps = json[name] as readonly StepShape[] | undefined;
    if (!steps) continue;
    const caught = name === "catch" ? scope.with("catch", { error: value("error", "error", errorType) }) : undefined;
    blocks.set(name, inner(name, steps, isLoop ? named : undefined, caught));
  }
  const cases =
    json["cases"] === undefined
      ? noCases
      : (json["cases"] as readonly { readonly value: unknown; readonly steps: readonly StepShape[] }[]).map(
          (branch, caseIndex) => ({
            value: branch.value,
            steps: inner(`cases[${caseIndex}]`, branch.steps),
          }),
        );
  if (named && !isLoop) frame.steps.set(named.step.id, named);
  return {
    kind: "step",
    id: json.id,
    action: json.action,
    values,
    json,
    blocks,
    cases,
    result,
    isRead,
    target,
    place: placeOf(ctx.file, json as unknown as JsonContainer),
  };
}

const isBindable = (schema: CatalogueSchema): boolean =>
  schema["x-bind"] === true ||
  schema["x-row"] === true ||
  schema["x-filter"] === true ||
  (schema["type"] === "object" && schema["additionalProperties"] !== false) ||
  (schema["items"] as CatalogueSchema | undefined)?.["x-bind"] === true;

/** Names that steps may not take, since the output uses them where steps run. */
const taken = new Set([
  "run",
  "event",
  "error",
  "params",
  "page",
  "variables",
  "elements",
  "custom",
  "own",
  "formulas",
  "workflows",
  "props",
  "item",
  "index",
  "row",
  "cause",
  "emit",
]);

function checkStepId(ctx: LinkContext, json: StepShape, id: string): void {
  const { collections, workflows, formulas } = ctx.environment;
  const place = placeOf(ctx.file, json as unknown as JsonContainer, "id");
  if (taken.has(id) || collections.has(id) || workflows.has(id) || formulas.has(id))
    ctx.report(diagnose("workflow/step-name-taken", place, id));
}

/** Check the names that a step refers to, and find the code that reaches what it works on. */
function linkTarget(
  { site, scope }: StepSite,
  json: StepShape,
  values: Map<string, LinkedValue>,
): LinkedTarget | undefined {
  const { ctx } = site;
  const { environment } = ctx;
  const text = (name: string): string => (typeof json[name] === "string" ? json[name] : "");
  switch (json.action) {
    case "setVariable": {
      const target = variableTarget(scope, text("variable"));
      if (!target) return checkVariable(ctx, scope, text("variable"), json, "variable");
      const { type } = target;
      const isWhole =
        json["path"] === undefined && json["index"] === undefined && (json["operation"] ?? "set") === "set";
      const isItem = json["path"] === undefined && !isWhole;
      if (isItem && type && withoutNothing(type)?.kind !== "list" && type.kind !== "unknown")
        ctx.report(
          diagnose(
            "variable/not-a-list",
            placeOf(ctx.file, json as unknown as JsonContainer, "variable"),
            text("variable"),
          ),
        );
      const newValue = values.get("value");
      const wanted = isWhole ? type : isItem ? itemType(type) : undefined;
      if (newValue && wanted) values.set("value", expecting(newValue, optional(wanted)));
      ctx.reads.add(`write:${text("variable")}`);
      return target;
    }
    case "resetVariables": {
      const names = json["variables"] as readonly string[];
      const targets = names.map(
        (name, nameIndex) => variableTarget(scope, name) ?? checkVariable(ctx, scope, name, names, nameIndex),
      );
      return {
        code: targets.flatMap((one) => (one ? [one.code] : [])).join(", "),
        type: undefined,
        imports: targets.flatMap((one) => one?.imports ?? []),
      };
    }
    case "fetchCollection": {
      checkName(ctx, "collection", text("collection"), environment.collections, json, "collection");
      ctx.reads.add(`collection:${text("collection")}`);
      return undefined;
    }
    case "fetchCollections": {
      const names = json["collections"] as readonly string[];
      names.forEach((name, nameIndex) => {
        checkName(ctx, "collection", name, environment.collections, names, nameIndex);
        ctx.reads.add(`collection:${name}`);
      });
      return undefined;
    }
    case "navigate":
    case "previousPage": {
      const page = json["page"];
      if (typeof page === "string") {
        ctx.reads.add(`page-link:${page}`);
        if (checkName(ctx, "page", page, environment.pages, json, "page") && json.action === "navigate")
          checkPathParams(ctx, page, json["params"] as object | undefined, json);
      } else if (json["path"] !== undefined) ctx.reads.add("page-link:*");
      const url = values.get("url");
      if (url) checkAddress(ctx, url);
      return undefined;
    }
    case "runWorkflow": {
      const name = text("workflow");
      values.delete("with");
      const args = linkCall(ctx, site, scope, name, json["with"] as object | undefined, json, "workflow");
      values.set("with", { kind: "record", entries: args, place: placeOf(ctx.file, json as unknown as JsonContainer) });
      return { code: site.unit.ownWorkflows.has(name) ? `workflows.${name}` : name, type: undefined, imports: [] };
    }
    case "openPopup": {
      const name = text("popup");
      const popups = new Map([...environment.components].filter(([, one]) => one.isPopup));
      ctx.reads.add(`popup:${name}`);
      if (!checkName(ctx, "popup", name, popups, json, "popup")) return undefined;
      const props = popups.get(name)?.props ?? new Map<string, { type: Type; isRequired: boolean }>();
      const args = (json["with"] ?? {}) as object;
      for (const prop of Object.keys(args)) checkName(ctx, "property", prop, props, args, prop, "key");
      for (const [prop, one] of props) {
        if (one.isRequired && !Object.hasOwn(args, prop))
          ctx.report(
            diagnose(
              "component/missing-property",
              placeOf(ctx.file, json as unknown as JsonContainer, "popup"),
              name,
              prop,
            ),
          );
      }
      const given = values.get("with");
      if (given) values.set("with", expecting(given, anyOf(props)));
      return undefined;
    }
    case "elementAction": {
      const target = linkElementAction(site, json, text("element"), text("name"));
      const given = values.get("with");
      if (target && given)
        values.set("with", expecting(given, actionParams(ctx, site.unit.elements.get(text("element")), text("name"))));
      return target;
    }
    case "setLanguage": {
      const language = json["language"];
      const known = new Set(environment.languages);
      if (typeof language === "string") checkName(ctx, "language", language, known, json, "language");
      return undefined;
    }
    case "updateCollection":
      linkCollectionData(ctx, json, values);
      return undefined;
    case "callFunction": {
      const resolved = scope.resolve("custom", [text("function")]);
      if ("reference" in resolved) {
        const { code, import: needed } = resolved.reference;
        return { code, type: undefined, imports: needed ? [needed] : [] };
      }
      if (resolved.problem === "not-here")
        ctx.report(
          diagnose(
            "formula/not-here",
            placeOf(ctx.file, json as unknown as JsonContainer, "function"),
            text("function"),
            resolved.where,
          ),
        );
      return undefined;
    }
    case "emitEvent": {
      const events = site.unit.component?.events ?? new Map<string, Type | undefined>();
      checkName(ctx, "event", text("event"), events, json, "event");
      const payload = values.get("payload");
      const type = events.get(text("event"));
      if (payload && type) values.set("payload", expecting(payload, type));
      return undefined;
    }
    case "supabase.select":
    case "supabase.insert":
    case "supabase.update":
    case "supabase.upsert":
    case "supabase.delete":
      linkTable(ctx, json, values);
      return undefined;
    case "supabase.call": {
      const name = text("function");
      const called = environment.functions.get(name);
      if (environment.functions.size > 0) checkName(ctx, "function", name, environment.functions, json, "function");
      const given = values.get("args");
      const args = (json["args"] ?? {}) as object;
      if (called)
        for (const name of Object.keys(args)) checkName(ctx, "parameter", name, called.args, args, name, "key");
      if (called && given) values.set("args", expecting(given, anyOf(called.args)));
      return undefined;
    }
    default:
      return undefined;
  }
}

/** A record with any of the named things; which are needed, and which unknown, is told by their names. */
const anyOf = (things: ReadonlyMap<string, { readonly type: Type }>): Type => ({
  kind: "record",
  fields: new Map([...things].map(([name, { type }]) => [name, optional(type)])),
  open: true,
});

const itemType = (type: Type | undefined): Type | undefined => {
  const known = type && withoutNothing(type);
  return known?.kind === "list" ? known.item : undefined;
};

/** The variable as its scope reaches it, without the `.value` that reads it. */
function variableTarget(scope: PlaceScope, name: string): LinkedTarget | undefined {
  const resolved = scope.resolve("variables", [name]);
  if (!("reference" in resolved)) return undefined;
  const { code, type, import: needed } = resolved.reference;
  return { code: code.replace(/\.value$/, ""), type, imports: needed ? [needed] : [] };
}

function checkVariable(
  ctx: LinkContext,
  scope: PlaceScope,
  name: string,
  owner: object,
  key: string | number,
): undefined {
  const resolved = scope.resolve("variables", [name]);
  if (!("problem" in resolved) || resolved.problem !== "unknown") return undefined;
  checkName(ctx, "variable", name, new Map(resolved.names.map((one) => [one, one])), owner, key);
  return undefined;
}

function linkElementAction(site: Site, json: StepShape, id: string, name: string): LinkedTarget | undefined {
  const { ctx, unit, repeats } = site;
  if (!checkName(ctx, "element", id, unit.elements, json, "element")) return undefined;
  const element = unit.elements.get(id);
  const actions = element && actionsOf(ctx, element);
  if (!element || !actions) return undefined;
  if (!checkName(ctx, "action", name, actions, json, "name")) return undefined;
  const reach = elementsRoot(unit, repeats, ctx.environment)([id]);
  if (
    "problem" in reach &&
    reach.problem === "not-here" &&
    !element.repeats.every((repeat, depth) => repeats[depth] === repeat)
  ) {
    ctx.report(
      diagnose("formula/not-here", placeOf(ctx.file, json as unknown as JsonContainer, "element"), id, reach.where),
    );
    return undefined;
  }
  markHandle(unit, element);
  const code = `${handleHolder(element.repeats)}.${id}.actions.${name}`;
  const target: LinkedTarget = { code, type: undefined, imports: [] };
  return element.component === undefined ? target : { ...target, isWorkflow: true };
}

/** What an action of an element or of a component takes, as one record. */
function actionParams(ctx: LinkContext, element: KnownElement | undefined, action: string): Type {
  if (element?.component !== undefined) {
    const params = ctx.environment.components.get(element.component)?.actions.get(action)?.params ?? [];
    return anyOf(new Map(params.map((param) => [param.name, param])));
  }
  const args = elementCatalogue[element?.type ?? ""]?.actions[action]?.args ?? {};
  return anyOf(new Map(Object.entries(args).map(([name, schema]) => [name, { type: typeFromSchema(schema) }])));
}

/** The actions of an element, or of the component that it is an instance of. */
function actionsOf(ctx: LinkContext, element: KnownElement): ReadonlyMap<string, unknown> | undefined {
  if (element.component !== undefined) return ctx.environment.components.get(element.component)?.actions;
  const info = elementCatalogue[element.type];
  return info && new Map(Object.entries(info.actions));
}

/** Check the collection that a step changes, and say what type its new data must have. */
function linkCollectionData(ctx: LinkContext, json: StepShape, values: Map<string, LinkedValue>): void {
  const name = String(json["collection"]);
  const { collections } = ctx.environment;
  ctx.reads.add(`collection:${name}`);
  if (!checkName(ctx, "collection", name, collections, json, "collection")) return;
  const operation = json["operation"] ?? "replace";
  const place = placeOf(ctx.file, json as unknown as JsonContainer);
  if (operation !== "delete" && json["data"] === undefined)
    ctx.report(diagnose("property/missing", place, "data", `\`${String(operation)}\``));
  const collection = collections.get(name);
  const names = ["index", "key"];
  const given = names.filter((one) => json[one] !== undefined);
  const isOne = operation === "update" || operation === "delete";
  if (given.length > 1 || (isOne && given.length === 0 && collection?.isSingle === false))
    ctx.report(diagnose("property/choose-one", place, names, given));
  const row = collection?.row ?? unknown;
  const wanted = operation === "replace" && !collection?.isSingle ? list(row) : row;
  const data = values.get("data");
  if (data?.kind === "record" && row.kind === "record") {
    for (const field of Object.keys(json["data"] ?? {}))
      checkName(ctx, "field", field, row.fields, json["data"] as object, field, "key");
    values.set("data", {
      ...data,
      entries: data.entries.map((entry) => ({
        ...entry,
        value: expecting(entry.value, optional(row.fields.get(entry.name) ?? unknown)),
      })),
    });
  } else if (data && json["merge"] !== true) values.set("data", expecting(data, optional(wanted)));
}

/** Check the table and the columns that a step names, and say what types its values must have. */
function linkTable(ctx: LinkContext, json: StepShape, values: Map<string, LinkedValue>): void {
  const name = typeof json["table"] === "string" ? json["table"] : "";
  const tables = ctx.environment.tables;
  if (tables.size === 0) return;
  if (!checkName(ctx, "table", name, tables, json, "table")) return;
  const table = tables.get(name);
  if (!table) return;
  for (const key of ["match", "data"] as const) {
    const given = values.get(key);
    const owner = json[key] as object | undefined;
    if (given?.kind === "formula" && key === "data" && json.action === "supabase.update")
      values.set(key, expecting(given, record({}, true)));
    if (!owner || given?.kind === "formula") continue;
    for (const column of Object.keys(owner)) checkName(ctx, "column", column, table.row.fields, owner, column, "key");
    if (given?.kind !== "record") continue;
    values.set(key, {
      ...given,
      entries: given.entries.map((entry) => ({
        ...entry,
        value: expecting(entry.value, optional(table.row.fields.get(entry.name) ?? unknown)),
      })),
    });
  }
  const columns = json["columns"] as readonly string[] | undefined;
  columns?.forEach((column, columnIndex) => {
    checkName(ctx, "column", column, table.row.fields, columns, columnIndex);
  });
}

/** The type of a step's result. */
function resultOf(ctx: LinkContext, site: Site, json: StepShape): Type {
  const { environment } = ctx;
  switch (json.action) {
    case "runWorkflow": {
      const name = String(json["workflow"]);
      return optional(site.unit.ownWorkflows.get(name)?.result ?? environment.workflows.get(name)?.result ?? unknown);
    }
    case "openPopup":
      return optional(environment.components.get(String(json["popup"]))?.result ?? unknown);
    case "supabase.select":
    case "supabase.insert":
    case "supabase.update":
    case "supabase.upsert": {
      const table = environment.tables.get(String(json["table"]));
      const row = table ? narrowed(table, json["columns"] as readonly string[] | undefined) : unknown;
      const isOne =
        json["single"] === true ||
        (json.action !== "supabase.select" && json.action !== "supabase.update" && !isListData(json["data"]));
      return isOne ? optional(row) : list(row);
    }
    case "supabase.call":
      return environment.functions.get(String(json["function"]))?.result ?? unknown;
    case "elementAction": {
      const component = site.unit.elements.get(String(json["element"]))?.component;
      const called = component === undefined ? undefined : environment.components.get(component);
      return optional(called?.actions.get(String(json["name"]))?.result ?? unknown);
    }
    default: {
      const result = actionCatalogue[json.action]?.result;
      return result === undefined ? unknown : typeFromSchema(result);
    }
  }
}

/** Rows given as a formula may be a list; rows written down as a record are one. */
const isListData = (data: unknown): boolean =>
  Array.isArray(data) || (typeof data === "object" && data !== null && "formula" in data);

const narrowed = (table: NamedTable, columns: readonly string[] | undefined): Type =>
  columns ? record(Object.fromEntries([...table.row.fields].filter(([name]) => columns.includes(name)))) : table.row;
