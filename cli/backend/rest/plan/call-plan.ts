import { nearestName } from "../../../../compiler/near-names.ts";
import { Refusal } from "../answer/refusal.ts";
import { bodyTypes, isOneArgument, json, type MediaType } from "../request/media-types.ts";
import type { RestRequest } from "../request/request.ts";
import type { Routine, RoutineArgument, Routines } from "../schema-cache/functions.ts";
import { nameKey } from "../schema-cache/relationship.ts";
import type { Condition, ReadPlan } from "./read-plan.ts";
import { neededColumns } from "./write-plan.ts";

/** How a function is called. */
export interface CallPlan {
  readonly routine: Routine;
  readonly args: CallArgs;
  /** The columns of its rows that the request needs; none for all. */
  readonly returning: readonly string[];
}

/** The arguments that are given, from texts, from an object of JSON, or as the whole body. */
export type CallArgs =
  | { readonly kind: "none" }
  | {
      readonly kind: "texts";
      readonly args: readonly { readonly arg: RoutineArgument; readonly values: readonly string[] }[];
    }
  | { readonly kind: "json"; readonly args: readonly RoutineArgument[]; readonly json: string }
  | { readonly kind: "whole"; readonly arg: RoutineArgument; readonly value: string };

/** Plan a call; `read` is the plan of what is read of its rows. */
export function callPlan(request: RestRequest, routine: Routine, read: ReadPlan): CallPlan {
  const needed = neededColumns(read, []);
  const returning = needed.includes("*") || needed.length === 0 ? needed : [...needed, ...filteredColumns(read.where)];
  return { routine, args: argsOf(request, routine), returning: [...new Set(returning)] };
}

const filteredColumns = (conditions: readonly Condition[]): readonly string[] =>
  conditions.flatMap((condition) =>
    condition.kind === "group"
      ? filteredColumns(condition.items)
      : condition.kind === "filter"
        ? [condition.field.name]
        : [],
  );

function argsOf({ payload, parameters }: RestRequest, { args }: Routine): CallArgs {
  const [only] = args;
  if (args.length === 1 && only?.name === "" && payload !== undefined) {
    return { kind: "whole", arg: only, value: wholeBody(payload) };
  }
  const pairs = payload?.kind === "form" ? payload.pairs : payload === undefined ? parameters.args : undefined;
  if (pairs !== undefined) {
    const given = args.flatMap((arg) => {
      const values = pairs.flatMap(([name, value]) => (name === arg.name ? [value] : []));
      return values.length === 0 ? [] : [{ arg, values }];
    });
    return given.length === 0 ? { kind: "none" } : { kind: "texts", args: given };
  }
  const given = payload?.kind === "json" ? args.filter(({ name }) => payload.keys.includes(name)) : [];
  return payload?.kind === "json" && given.length > 0
    ? { kind: "json", args: given, json: payload.text }
    : { kind: "none" };
}

function wholeBody(payload: NonNullable<RestRequest["payload"]>): string {
  switch (payload.kind) {
    case "json":
      return payload.text;
    case "whole":
      return payload.value;
    case "form":
      return JSON.stringify(Object.fromEntries(payload.pairs));
  }
}

/**
 * Returns the function of a name that takes exactly these arguments; else one that takes the whole body as its only
 * argument. Refuses with `PGRST202` or `PGRST203`. Source: PostgREST 12, Plan, `findProc`.
 */
export function findRoutine(request: RestRequest, routines: Routines): Routine {
  const { schema, target, contentType, action } = request;
  const isPost = action === "call";
  const all = routines.get(nameKey({ schema, name: target })) ?? [];
  const keys = keysOf(request);
  const named = all.filter((routine) => takes(routine, keys, isPost && isOneArgument(contentType)));
  const candidates = named.length > 0 ? named : all.filter((routine) => isPost && takesWhole(routine, contentType));
  const [only, ...others] = candidates;
  if (only === undefined) {
    throw noRoutine(request, routines, keys);
  }
  if (others.length > 0) {
    throw ambiguous(candidates);
  }
  return only;
}

const keysOf = ({ payload, parameters }: RestRequest): readonly string[] => {
  if (payload === undefined) return [...new Set(parameters.args.map(([name]) => name))];
  return payload.kind === "whole" ? [] : payload.keys;
};

function takes({ args }: Routine, keys: readonly string[], isWhole: boolean): boolean {
  if (args.length === 0) {
    return keys.length === 0 && !isWhole;
  }
  const names = new Set(args.map(({ name }) => name));
  return (
    keys.every((key) => names.has(key)) && args.every(({ name, isRequired }) => !isRequired || keys.includes(name))
  );
}

function takesWhole({ args }: Routine, { name }: MediaType): boolean {
  const [only] = args;
  return args.length === 1 && only?.name === "" && bodyTypes[name]?.includes(only.typeText) === true;
}

const shown = ({ schema, name }: { readonly schema: string; readonly name: string }): string => `${schema}.${name}`;

function ambiguous(candidates: readonly Routine[]): Refusal {
  const list = candidates.map(
    (routine) => `${shown(routine)}(${routine.args.map(({ name, typeText }) => `${name} => ${typeText}`).join(", ")})`,
  );
  return new Refusal({
    status: 300,
    code: "PGRST203",
    message: `Could not choose the best candidate function between: ${list.join(", ")}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}

function noRoutine(request: RestRequest, routines: Routines, keys: readonly string[]): Refusal {
  const { schema, target, contentType, action } = request;
  const name = shown({ schema, name: target });
  const whole = action === "call" && isOneArgument(contentType) ? bodyTypes[contentType.name]?.[0] : undefined;
  const given = keys.length === 0 ? " without parameters" : `(${keys.join(", ")})`;
  const parameters = keys.length === 0 ? given : ` with parameter${keys.length > 1 ? "s" : ""} ${keys.join(", ")}`;
  const orWhole =
    action === "call" && contentType.name === json ? " or with a single unnamed json/jsonb parameter" : "";
  const sought = whole === undefined ? `${parameters}${orWhole}` : ` with a single unnamed ${whole} parameter`;
  return new Refusal({
    status: 404,
    code: "PGRST202",
    message: `Could not find the function ${name}${whole === undefined ? given : ""} in the schema cache`,
    details: `Searched for the function ${name}${sought}, but no matches were found in the schema cache.`,
    hint: whole === undefined ? nearRoutine(request, routines) : undefined,
  });
}

function nearRoutine({ schema, target }: RestRequest, routines: Routines): string | undefined {
  const overloads = routines.get(nameKey({ schema, name: target })) ?? [];
  const [first] = overloads;
  if (first !== undefined) {
    const names = first.args.map(({ name }) => name).sort();
    return `Perhaps you meant to call the function ${shown(first)}(${names.join(", ")})`;
  }
  const names = [...routines.values()].flatMap((list) => list.slice(0, 1)).filter((one) => one.schema === schema);
  const near = nearestName(
    target,
    names.map(({ name }) => name),
  );
  return near && `Perhaps you meant to call the function ${schema}.${near}`;
}
