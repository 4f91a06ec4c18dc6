import type { ElementJson } from "../../2-validate/schema-types.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { type Type, unknown } from "../../formula-types.ts";
import { missingNames } from "../../near-names.ts";
import { type Place, placeOf } from "../../span.ts";
import { isMaybeNothing, optional } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedEntry, LinkedTarget, StepShape } from "../linked-design.ts";
import { elementInfo } from "../names/own-elements.ts";
import type { PlaceScope } from "../names/place-scope.ts";
import { checkName, eitherOf, type Names } from "../names/references.ts";
import type { NamedWorkflow } from "../names/symbols.ts";
import { namedThing } from "../names/thing.ts";
import { linkCustom } from "../rules/function-call.ts";
import { isReachable, markHandle, rowsOnly, type Site } from "../site.ts";
import { expecting, linkEntries } from "../values/link-value.ts";
import { anyOf, nameIn, objectIn, type StepRule, type StepSite, type StepValues } from "./step-site.ts";

/** Steps that run workflows, actions of elements, and events of the component. */
export const callSteps: Readonly<Record<string, StepRule>> = {
  runWorkflow: {
    link: linkRunWorkflow,
    result: ({ site }, json) =>
      json.wait === false ? undefined : optional(workflowOf(site, nameIn(json, "workflow"))?.result ?? unknown),
  },
  elementAction: {
    link: linkElementAction,
    result: ({ site }, json) => {
      const element = site.unit.elements.get(nameIn(json, "element"));
      if (element && element.component === undefined) return undefined;
      const called = site.ctx.symbols.components.get(element?.component ?? "");
      return optional(called?.actions.get(nameIn(json, "name"))?.result ?? unknown);
    },
  },
  callFunction: {
    link: ({ site: { ctx }, scope }, json, values) => linkCustom(ctx, scope, json, values.args),
    result: ({ site: { ctx } }, json) =>
      ctx.symbols.ownFunctions?.get(nameIn(json, "function"))?.type.result ?? unknown,
  },
  setLanguage: {
    link: ({ site: { ctx } }, json) => {
      const { languages } = ctx.symbols;
      if (typeof json.language === "string")
        checkName(ctx, "language", json.language, new Set(languages), json, "language");
      return undefined;
    },
  },
  emitEvent: {
    link: ({ site: { ctx, unit } }, json, values) => {
      const events = unit.component?.events ?? new Map<string, undefined>();
      const event = nameIn(json, "event");
      if (checkName(ctx, "event", event, events, json, "event")) linkPayload(ctx, json, values, events.get(event));
      return undefined;
    },
  },
};

/** Links the payload of an event. An event whose payload may be `nothing` gets `null` without one. */
function linkPayload(ctx: LinkContext, json: StepShape, values: StepValues, type: Type | undefined): void {
  const { payload } = values;
  if (payload && type) expecting(ctx, payload, type, true);
  else if (payload) {
    const place: Place = { ...placeOf(ctx.file, json, "payload"), part: "key" };
    ctx.report(diagnose("property/unknown", place, "payload"));
  } else if (type && isMaybeNothing(type)) {
    values.payload = { kind: "literal", value: null, file: ctx.file, owner: json };
  } else if (type) {
    const place = placeOf(ctx.file, json, "event");
    ctx.report(diagnose("property/missing", place, "payload", `the event \`${nameIn(json, "event")}\``));
  }
}

/** The workflow of a name: the component's own, or the design's. */
export const workflowOf = (site: Site, name: string): Pick<NamedWorkflow, "params" | "result"> | undefined =>
  site.unit.ownWorkflows.get(name) ?? site.ctx.symbols.workflows.get(name);

function linkRunWorkflow({ site, scope }: StepSite, json: StepShape, values: StepValues): LinkedTarget {
  const name = nameIn(json, "workflow");
  const entries = linkCall(site, scope, name, objectIn(json, "with"), json, "workflow");
  values.with = { kind: "record", entries, file: site.ctx.file, owner: json };
  const target: LinkedTarget = { references: [], type: undefined };
  return site.unit.ownWorkflows.has(name) ? { ...target, isOwn: true } : target;
}

/** Checks the name and parameters of a workflow call, and links its arguments. */
export function linkCall(
  site: Site,
  scope: PlaceScope,
  name: string,
  args: object | undefined,
  owner: object,
  key: string,
): readonly LinkedEntry[] {
  const { ctx, unit } = site;
  const called = workflowOf(site, name);
  if (!called) {
    checkName(ctx, "workflow", name, eitherOf(unit.ownWorkflows, ctx.symbols.workflows), owner, key);
  } else {
    if (!unit.ownWorkflows.has(name)) ctx.reads.add(namedThing("workflow", name));
    checkParams(site, name, called, args ?? {}, owner, key);
  }
  const params = new Map((called?.params ?? []).map((param) => [param.name, param]));
  const entries = linkEntries(ctx, scope, args, () => undefined);
  for (const { name, value } of entries) {
    const param = params.get(name);
    expecting(ctx, value, param?.type ?? unknown, param?.isOptional === false);
  }
  return entries;
}

function checkParams(
  { ctx }: Site,
  name: string,
  { params }: Pick<NamedWorkflow, "params">,
  args: object,
  owner: object,
  key: string,
): void {
  const known = new Set(params.map((param) => param.name));
  for (const param of Object.keys(args)) checkName(ctx, "parameter", param, known, args, param, "key");
  const required = params
    .filter((param) => !param.isOptional && !isMaybeNothing(param.type))
    .map((param) => param.name);
  for (const param of missingNames(Object.keys(args), required, known))
    ctx.report(diagnose("workflow/missing-parameter", placeOf(ctx.file, owner, key), name, param));
}

/** Links a call of an element's action, or of an action of the component that it is an instance of. */
function linkElementAction({ site }: StepSite, json: StepShape, values: StepValues): LinkedTarget | undefined {
  const { ctx, unit, repeats } = site;
  const id = nameIn(json, "element");
  const name = nameIn(json, "name");
  const element = unit.elements.get(id);
  if (!element) return void checkName(ctx, "element", id, unit.elements, json, "element");
  const actions = actionsOf(site, element);
  if (!actions || !checkName(ctx, "action", name, actions, json, "name")) return undefined;
  if (!isReachable(unit, id, repeats)) {
    const place = placeOf(ctx.file, json, "element");
    return void ctx.report(diagnose("formula/not-here", place, id, rowsOnly(unit, id)));
  }
  linkActionArguments(site, element, name, json, values);
  markHandle(unit, element);
  const isWorkflow = element.component !== undefined;
  const action = { repeats: unit.elements.repeats(id), element: id, name, isWorkflow };
  return { references: [], type: undefined, action };
}

/** Links the arguments of an action of an element or component, as one record. */
function linkActionArguments(
  site: Site,
  element: ElementJson,
  name: string,
  json: StepShape,
  values: StepValues,
): void {
  const { ctx } = site;
  const given = objectIn(json, "with") ?? {};
  const component = element.component === undefined ? undefined : ctx.symbols.components.get(element.component);
  const action = component?.actions.get(name);
  const known = new Set(action ? action.params.map((param) => param.name) : argumentsOf(site, element, name));
  if (action) checkParams(site, name, action, given, json, "name");
  else for (const one of Object.keys(given)) checkName(ctx, "parameter", one, known, given, one, "key");
  if (known.size === 0) values.with = undefined;
  else if (values.with) expecting(ctx, values.with, actionParams(site, element, name));
  else values.with = { kind: "literal", value: {}, file: ctx.file, owner: json };
}

const argumentsOf = ({ ctx }: Site, { type }: ElementJson, action: string): readonly string[] =>
  Object.keys(elementInfo(ctx.symbols, type)?.actions[action]?.args ?? {});

/** What an action of an element or of a component takes, as one record. */
function actionParams({ ctx }: Site, { type, component }: ElementJson, action: string): Type {
  if (component !== undefined) {
    const params = ctx.symbols.components.get(component)?.actions.get(action)?.params ?? [];
    return anyOf(params.map((param) => [param.name, param] as const));
  }
  const args = elementInfo(ctx.symbols, type)?.actions[action]?.args ?? {};
  return anyOf(Object.entries(args).map(([name, schema]) => [name, { type: ctx.types.of(schema) }] as const));
}

function actionsOf({ ctx }: Site, element: ElementJson): Names | undefined {
  if (element.component !== undefined) return ctx.symbols.components.get(element.component)?.actions;
  const info = elementInfo(ctx.symbols, element.type);
  return info && new Set(Object.keys(info.actions));
}
