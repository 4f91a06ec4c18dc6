import { note } from "../../3-link/formula/problem.ts";
import type { RecordType, Type } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import { typeText, withoutNothing } from "../../value-types.ts";
import type { CheckedExpression } from "./expression.ts";
import { type Fitting, fitTo } from "./fit.ts";

interface CheckedCall {
  readonly args: readonly CheckedExpression[];
  readonly type: Type;
}

/**
 * Checks the names that a helper changes in a copy of a record or takes from it, and returns the type of the copy.
 * Undefined for other helpers, for records without a type, and for names that are computed.
 */
export function checkCopy(
  ctx: Fitting,
  helper: string,
  args: readonly CheckedExpression[],
  type: Type,
): CheckedCall | undefined {
  const [first, ...rest] = args;
  const owner = first && withoutNothing(first.type);
  if (owner?.kind !== "record" || owner.open) return undefined;
  if (helper === "setKeyValue" || helper === "setByKey") return withValue(ctx, owner, args, type);
  if (helper !== "omit" && helper !== "pick") return undefined;
  const names = rest.map(literalName);
  if (owner.rest || names.some((name) => name === undefined || name.includes("."))) return undefined;
  rest.forEach((arg, index) => {
    const name = names[index] ?? "";
    if (!owner.fields.has(name)) noteUnknown(ctx, arg, name, owner);
  });
  const isKept = (name: string) => names.includes(name) === (helper === "pick");
  return {
    args,
    type: { kind: "record", fields: new Map([...owner.fields].filter(([name]) => isKept(name))), open: false },
  };
}

/** A name that the record does not have adds a member, unless it looks like a member that it has. */
function withValue(
  ctx: Fitting,
  owner: RecordType,
  args: readonly CheckedExpression[],
  type: Type,
): CheckedCall | undefined {
  const [first, key, value] = args;
  const name = literalName(key);
  if (!first || !key || !value) return undefined;
  const wanted = (name === undefined ? undefined : owner.fields.get(name)) ?? owner.rest;
  if (wanted) return { args: [first, key, fitTo(ctx, value, wanted)], type };
  if (name !== undefined && nearestName(name, owner.fields.keys()) !== undefined) noteUnknown(ctx, key, name, owner);
  return undefined;
}

const literalName = (value: CheckedExpression | undefined): string | undefined =>
  value?.kind === "literal" && typeof value.value === "string" ? value.value : undefined;

function noteUnknown(ctx: Fitting, place: CheckedExpression, name: string, owner: RecordType): void {
  note(ctx.problems, place, "formula/unknown-member", name, typeText(owner), nearestName(name, owner.fields.keys()));
}
