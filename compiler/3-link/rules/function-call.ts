import { countsOf, countText } from "../../argument-count.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { FunctionType } from "../../formula-types.ts";
import { missingNames, nearestName } from "../../near-names.ts";
import { type Place, placeOf } from "../../span.ts";
import { isMaybeNothing, paramType } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedTarget, LinkedValue } from "../linked-design.ts";
import type { PlaceScope } from "../names/place-scope.ts";
import { checkName } from "../names/references.ts";
import { anyOf, nameIn, objectIn } from "../steps/step-site.ts";
import type { NamedFields } from "../values/field-path.ts";
import { checkFilter, checkOrder } from "../values/link-filter.ts";
import { expecting } from "../values/link-value.ts";

/**
 * Checks the database function that a step or a collection calls, and sets the expected types of its arguments.
 *
 * Reports an unknown function or parameter, and `function/missing-parameter`: the database selects a function by its
 * parameter names, so even an argument that may be null must be passed.
 */
export function linkCall(
  ctx: LinkContext,
  caller: Readonly<Record<string, unknown>>,
  values: LinkedValue | undefined,
): void {
  const { functions } = ctx.symbols;
  const name = nameIn(caller, "function");
  const args = objectIn(caller, "args") ?? {};
  if (functions.size === 0) return;
  checkName(ctx, "function", name, functions, caller, "function");
  const called = functions.get(name);
  if (called === undefined) return;
  for (const given of Object.keys(args)) checkName(ctx, "parameter", given, called.args, args, given, "key");
  const required = [...called.args].filter(([, { isOptional }]) => !isOptional).map(([parameter]) => parameter);
  for (const parameter of missingNames(Object.keys(args), required, called.args))
    ctx.report(diagnose("function/missing-parameter", placeOf(ctx.file, caller, "function"), name, parameter));
  if (values) expecting(ctx, values, anyOf(called.args));
}

/** Settings that filter, sort, limit and count the rows of a function. */
const arranging = ["filter", "sort", "limit", "offset", "count"];

/**
 * Checks how a step or a collection filters, sorts and counts the rows of a function.
 *
 * Reports unknown columns as for tables, and `function/no-rows` if the function does not return rows. Returns the fields
 * that the filter and the order can name, if they are known.
 */
export function checkArranged(
  ctx: LinkContext,
  caller: Readonly<Record<string, unknown>>,
  filter: LinkedValue | undefined,
): NamedFields | undefined {
  const called = ctx.symbols.functions.get(nameIn(caller, "function"));
  if (called === undefined || called.result.kind === "unknown") return undefined;
  if (called.row === undefined) {
    for (const name of arranging) {
      if (caller[name] !== undefined)
        ctx.report(
          diagnose("function/no-rows", { ...placeOf(ctx.file, caller, name), part: "key" }, called.name, name),
        );
    }
  } else if (called.row.kind === "record") {
    const fields = { columns: called.row.fields };
    checkFilter(ctx, caller.filter, filter, fields);
    checkOrder(ctx, caller.sort, fields);
    return fields;
  }
  return undefined;
}

/**
 * Links the function of `custom/` that a step or a collection calls, and sets the expected types of its arguments if
 * they are declared.
 *
 * Reports `formula/not-here` in a design without `custom/index.ts`, `formula/unknown-name` and
 * `formula/wrong-argument-count`.
 */
export function linkCustom(
  ctx: LinkContext,
  scope: PlaceScope,
  caller: Readonly<Record<string, unknown>>,
  args: LinkedValue | undefined,
): LinkedTarget | undefined {
  const name = nameIn(caller, "function");
  const place = placeOf(ctx.file, caller, "function");
  const resolved = scope.resolve("custom", [name]);
  if ("reference" in resolved) {
    const { type } = resolved.reference;
    if (type.kind === "function") linkArguments(ctx, name, type, args, place);
    return { references: [resolved.reference], type: undefined };
  }
  if (resolved.problem === "not-here") ctx.report(diagnose("formula/not-here", place, name, resolved.where));
  if (resolved.problem === "unknown")
    ctx.report(diagnose("formula/unknown-name", place, name, nearestName(name, resolved.names), resolved.help));
  return undefined;
}

/** Each argument must have the type of its parameter. A wrong number of arguments is reported at their list. */
function linkArguments(
  ctx: LinkContext,
  name: string,
  type: FunctionType,
  args: LinkedValue | undefined,
  place: Place,
): void {
  const items = itemsOf(args);
  const counts = countsOf(type);
  if (items.length < counts.least || items.length > counts.most)
    ctx.report(diagnose("formula/wrong-argument-count", args ?? place, name, countText(counts), items.length));
  items.forEach((item, argumentIndex) => {
    const wanted = paramType(type, argumentIndex);
    expecting(ctx, item, wanted, !isMaybeNothing(wanted));
  });
}

/** Returns the values of a literal list. */
function itemsOf(args: LinkedValue | undefined): readonly LinkedValue[] {
  if (args?.kind === "list") return args.items;
  if (args?.kind !== "literal" || !Array.isArray(args.value)) return [];
  const owner: object = Object(Reflect.get(args.owner, args.key ?? ""));
  return args.value.map((value, key) => ({ kind: "literal", value, file: args.file, owner, key }));
}
