import type { ElementJson } from "../2-validate/schema-types.ts";
import type { ElementInfo } from "../catalogue/catalogue-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import type { Type } from "../formula-types.ts";
import { placeOf } from "../span.ts";
import { isAssignable, isLiteralType, typeText, withoutNothing } from "../value-types.ts";
import { linkFormula } from "./formula/link-formula.ts";
import type { LinkedFormulaValue, LinkedHandler, LinkedProp, LinkedStep, LinkedWorkflow } from "./linked-design.ts";
import { value } from "./names/place-scope.ts";
import type { TypeCell } from "./names/scope.ts";
import { namedThing, whole } from "./names/thing.ts";
import type { Site } from "./site.ts";
import { findVariable } from "./steps/variables.ts";
import { expecting, linkFormulaAt } from "./values/link-value.ts";

/** What `bind` adds to an element: the property that shows the variable, and the workflow that sets it on `change`. */
export interface LinkedBind {
  readonly prop: LinkedProp;
  readonly run: LinkedWorkflow;
  /** A field without a number sets the variable to a default. */
  readonly hasDefault: boolean;
}

/** The parts of an element that a variable is bound to. */
interface BoundParts {
  readonly prop: string;
  /** The part of the event `change`. */
  readonly part: "value" | "values" | "number";
}

/**
 * Links `bind`, such as `variables.search`. Reports an element without a value, a `value` beside it, anything but a
 * variable that can be set, and a variable of another type.
 */
export function linkBind(
  site: Site,
  json: ElementJson,
  text: string,
  info: ElementInfo | undefined,
  event: Type | TypeCell | undefined,
): LinkedBind | undefined {
  const { ctx, scope } = site;
  const place = placeOf(ctx.file, json, "bind");
  const parts = info && boundParts(info, json);
  if (!info || !parts || !event) {
    ctx.report(diagnose("element/no-value", { ...place, part: "key" }, json.type));
    return undefined;
  }
  const { prop, part } = parts;
  if (hasProp(json, prop)) ctx.report(diagnose("element/bound-twice", { ...place, part: "key" }, prop));
  const name = /^\s*variables\.([A-Za-z_$][\w$]*)\s*$/.exec(text)?.[1];
  if (name === undefined) {
    // Linked for editors alone, which complete the names in it.
    ctx.formulas.link(text, scope, place, () => {});
    ctx.report(diagnose("element/not-a-variable", place, text));
    return undefined;
  }
  const shown = linkFormulaAt(ctx, scope, json, "bind", text);
  const target = shown.formula.isSound ? findVariable({ site, scope }, "set", name, json, "bind") : undefined;
  if (!target) return undefined;
  const given = partType(site, info, part);
  if (target.type && given && !takes(target.type, given)) {
    ctx.report(diagnose("element/bound-to-other-type", place, name, kindOf(target.type), kindOf(given)));
    return undefined;
  }
  ctx.reads.add(namedThing("write", name));
  const written: LinkedFormulaValue = {
    kind: "formula",
    formula: linkFormula(`event.${part}`, scope.with(`${json.id}.bind`, { event: value(whole("event"), event) })),
    expected: undefined,
    feeds: undefined,
    ...place,
  };
  ctx.values.push(written);
  if (target.type) expecting(ctx, written, ctx.types.orNothing(target.type));
  const step: LinkedStep = {
    kind: "step",
    id: undefined,
    action: "setVariable",
    values: { value: written },
    json: { action: "setVariable", variable: name },
    blocks: {},
    cases: [],
    fetches: [],
    result: undefined,
    target,
    ...place,
  };
  return {
    prop: { name: prop, isIcon: false, base: shown, variants: undefined },
    run: workflowOf(json.id, step),
    // The type of a variable without a default has null.
    hasDefault: part === "number" && target.type?.kind === "number",
  };
}

/** Returns the properties with the bound one, in the order of the type. */
export function withBoundProp(props: readonly LinkedProp[], info: ElementInfo, { prop }: LinkedBind) {
  const order = Object.keys(info.props);
  const others = props.filter(({ name }) => name !== prop.name);
  return [...others, prop].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** Returns the handlers with the one that sets the variable, before the design's own for the same event. */
export function withBoundHandler(handlers: readonly LinkedHandler[], { run }: LinkedBind): readonly LinkedHandler[] {
  const { file, owner } = run;
  const own = handlers.find(({ event }) => event === "change");
  const bound = own ? { ...own, runs: [run, ...own.runs] } : { event: "change", runs: [run], file, owner, key: "bind" };
  return [...handlers.filter((one) => one !== own), bound].sort((a, b) => (a.event < b.event ? -1 : 1));
}

function boundParts(info: ElementInfo, json: ElementJson): BoundParts | undefined {
  const props: Readonly<Record<string, unknown>> = json.props ?? {};
  if (!info.events.change?.payload || info.variables.value?.readonly !== false) return undefined;
  if (info.props.initValueSingle) {
    if (props.selectionMode === "multi") return { prop: "initValueMulti", part: "values" };
    return props.selectionMode === "range" ? undefined : { prop: "initValueSingle", part: "value" };
  }
  // A range has two values.
  if (!info.props.value || props.range === true) return undefined;
  const isNumeric = info.variables.number !== undefined && (props.type === "number" || props.type === "decimal");
  return { prop: "value", part: isNumeric ? "number" : "value" };
}

const hasProp = ({ props, at, states }: ElementJson, name: string): boolean =>
  [props, at?.tablet?.props, at?.mobile?.props, ...Object.values(states ?? {}).map((state) => state.props)].some(
    (one) => one !== undefined && Object.hasOwn(one, name),
  );

/** Returns the type of a part of `change`; undefined if it depends on the element's list. */
function partType({ ctx }: Site, info: ElementInfo, part: string): Type | undefined {
  const variable = info.variables[part];
  return variable && !variable.tellsItems ? ctx.types.of(variable.type) : undefined;
}

/** Whether a variable can have the values of an element. */
function takes(variable: Type, given: Type): boolean {
  const kinds = [withoutNothing(variable)?.kind, withoutNothing(given)?.kind];
  if (kinds.includes("unknown") || kinds.includes(undefined)) return true;
  return kindOf(variable) === kindOf(given) || isAssignable(given, variable);
}

/** The kind of a type, or the values that it is limited to. Days and moments are text in a variable. */
function kindOf(type: Type): string {
  const one = withoutNothing(type);
  if (!one) return "unknown";
  if (isLiteralType(one) && one.literals) return typeText(one);
  return one.kind === "date" ? "text" : one.kind;
}

const workflowOf = (id: string, step: LinkedStep): LinkedWorkflow => ({
  kind: "workflow",
  id: `${id}.change`,
  params: [],
  result: undefined,
  when: undefined,
  steps: [step],
  onError: [],
  hasEvent: true,
  isLatest: false,
  description: undefined,
  file: step.file,
  owner: step.owner,
});
