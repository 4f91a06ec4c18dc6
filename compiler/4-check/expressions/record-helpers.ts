import { note } from "../../3-link/formula/problem.ts";
import type { RecordType, Type } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import { entriesOf, mapOf, never, typeText, union, withoutNothing } from "../../value-types.ts";
import type { CheckedExpression } from "./expression.ts";
import { type Fitting, fitTo } from "./fit.ts";
import { widened } from "./helper-call.ts";

interface CheckedCall {
  readonly args: readonly CheckedExpression[];
  readonly type: Type;
  readonly mapType?: Type;
}

/**
 * Checks the names that a helper changes in a copy of a record or takes from it, and adds the type of the copy.
 * Returns the call as it is for other helpers, for records without a type, and for names that are computed.
 */
export function checkCopy(ctx: Fitting, helper: string, call: CheckedCall): CheckedCall {
  const [first, ...rest] = call.args;
  const owner = first && withoutNothing(first.type);
  if (owner?.kind !== "record" || (owner.open && !owner.rest)) return call;
  if (helper === "setKeyValue" || helper === "setByKey") return withValue(ctx, owner, call);
  if (helper !== "omit" && helper !== "pick") return call;
  if (helper === "omit" && owner.rest && owner.fields.size > 0) return { ...call, mapType: union(...entriesOf(owner)) };
  const names = rest.map(literalName);
  if (owner.rest || names.some((name) => name === undefined || name.includes("."))) return call;
  rest.forEach((arg, index) => {
    const name = names[index] ?? "";
    if (!owner.fields.has(name)) noteUnknown(ctx, arg, name, owner);
  });
  const isKept = (name: string) => names.includes(name) === (helper === "pick");
  const fields = new Map([...owner.fields].filter(([name]) => isKept(name)));
  return { ...call, type: { kind: "record", fields, open: false } };
}

/** A name that the record does not have adds a member, unless it looks like a member that it has. */
function withValue(ctx: Fitting, owner: RecordType, call: CheckedCall): CheckedCall {
  const [first, key, value] = call.args;
  const name = literalName(key);
  if (!first || !key || !value) return call;
  // An empty map takes the type of its first value.
  if (owner.rest === never) return { ...call, type: mapOf(widened(value.type)) };
  const wanted = (name === undefined ? undefined : owner.fields.get(name)) ?? owner.rest;
  if (wanted) return { ...call, args: [first, key, fitTo(ctx, value, wanted)] };
  if (name !== undefined && nearestName(name, owner.fields.keys()) !== undefined) noteUnknown(ctx, key, name, owner);
  return call;
}

const literalName = (value: CheckedExpression | undefined): string | undefined =>
  value?.kind === "literal" && typeof value.value === "string" ? value.value : undefined;

function noteUnknown(ctx: Fitting, place: CheckedExpression, name: string, owner: RecordType): void {
  note(ctx.problems, place, "formula/unknown-member", name, typeText(owner), nearestName(name, owner.fields.keys()));
}
