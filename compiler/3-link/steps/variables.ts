import { diagnose } from "../../diagnostics/diagnostic.ts";
import { number, type Type, text } from "../../formula-types.ts";
import { placeOf } from "../../span.ts";
import { typeText, withoutNothing } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedTarget, StepShape } from "../linked-design.ts";
import { checkName } from "../names/references.ts";
import { namedThing } from "../names/thing.ts";
import { expecting } from "../values/link-value.ts";
import { nameIn, namesIn, type StepRule, type StepSite, type StepValues } from "./step-site.ts";

/** Steps that set variables. */
export const variableSteps: Readonly<Record<string, StepRule>> = {
  setVariable: { link: linkSetVariable },
  resetVariables: {
    link: (at, json) => {
      const owner = json.variables as object;
      const targets = namesIn(json, "variables").map((name, nameIndex) =>
        findVariable(at, "reset", name, owner, nameIndex),
      );
      return { references: targets.flatMap((one) => one?.references ?? []), type: undefined };
    },
  },
};

function linkSetVariable(at: StepSite, json: StepShape, values: StepValues): LinkedTarget | undefined {
  const name = nameIn(json, "variable");
  const target = findVariable(at, "set", name, json, "variable");
  if (!target) return undefined;
  const { ctx } = at.site;
  const { type } = target;
  const isSet = json.operation === undefined || json.operation === "set";
  const isWhole = json.path === undefined && json.index === undefined && isSet;
  const isItem = json.path === undefined && !isWhole;
  if (isItem && type && withoutNothing(type)?.kind !== "list" && type.kind !== "unknown")
    ctx.report(diagnose("variable/not-a-list", placeOf(ctx.file, json, "variable"), name));
  checkParts(ctx, json);
  // An absent path or index leads to no part.
  if (values.path?.kind === "formula") expecting(ctx, values.path, text, true);
  if (values.index?.kind === "formula") expecting(ctx, values.index, number, true);
  // In a list, the path of a member begins at the item: `quantity` of the item at `index`.
  const owner = isSet && json.index !== undefined ? (itemOf(type) ?? type) : type;
  const part = typeof json.path === "string" ? partOf(ctx, owner, json) : undefined;
  const isPart = part !== undefined && isSet && (json.index === undefined || owner !== type);
  const wanted = isWhole ? type : isItem ? itemOf(type) : isPart ? part : undefined;
  const given = values.value;
  // Setting null clears a variable, except one with a few texts. For an item or a part, its type has to allow null.
  const isCleared = isWhole && wanted !== undefined && !isFewTexts(wanted);
  if (isWhole && !isCleared && wanted && !given)
    ctx.report(diagnose("property/missing", placeOf(ctx.file, json), "value", "`setVariable`"));
  const isFormula = isWhole && given?.kind === "formula";
  if (given && wanted)
    expecting(ctx, given, isCleared || isFormula ? ctx.types.orNothing(wanted) : wanted, !isCleared && !isFormula);
  if (isFormula && !isCleared && wanted) given.isPresent = true;
  ctx.reads.add(namedThing("write", name));
  return target;
}

/** Whether a variable has one of a few texts, of which none is empty. */
const isFewTexts = (type: Type): boolean =>
  type.kind === "text" && type.literals !== undefined && !type.literals.includes("");

/** The settings that an operation requires, since it would change nothing without them. */
const needs: Readonly<Record<string, readonly string[]>> = {
  push: ["value"],
  unshift: ["value"],
  insert: ["index", "value"],
  remove: ["index"],
};

function checkParts(ctx: LinkContext, json: StepShape): void {
  const operation = String(json.operation);
  for (const part of Object.hasOwn(needs, operation) ? (needs[operation] ?? []) : []) {
    if (json[part] === undefined)
      ctx.report(diagnose("property/missing", placeOf(ctx.file, json), part, `\`${operation}\``));
  }
}

/** Returns the type at the literal path of a step; undefined where it is not known. Reports parts that do not exist. */
function partOf(ctx: LinkContext, type: Type, json: StepShape): Type | undefined {
  let part: Type | undefined = type;
  for (const key of nameIn(json, "path")
    .split(/[.[\]]+/)
    .filter(Boolean)) {
    const owner: Type | undefined = part && withoutNothing(part);
    if (owner === undefined || owner.kind === "unknown" || owner.kind === "union") return undefined;
    if (owner.kind === "list" && /^\d+$/.test(key)) part = owner.item;
    else if (owner.kind !== "record") {
      const isList = owner.kind === "list";
      const place = placeOf(ctx.file, json, "path");
      ctx.report(diagnose("variable/no-such-part", place, nameIn(json, "variable"), key, typeText(owner), isList));
      return undefined;
    } else if (!owner.open && !checkName(ctx, "field", key, owner.fields, json, "path")) return undefined;
    else part = owner.fields.get(key) ?? owner.rest;
  }
  return part;
}

const itemOf = (type: Type | undefined): Type | undefined => {
  const known = type && withoutNothing(type);
  return known?.kind === "list" ? known.item : undefined;
};

/** Returns the variable that a step writes. Reports one that may not be written this way. */
export function findVariable(
  { site, scope }: Pick<StepSite, "site" | "scope">,
  how: "set" | "reset",
  name: string,
  owner: object,
  key: string | number,
) {
  const resolved = scope.resolve("variables", [name]);
  if ("reference" in resolved) {
    const { type, writable } = resolved.reference;
    if (writable === "never" || (writable && how === "set"))
      site.ctx.report(diagnose("variable/readonly", placeOf(site.ctx.file, owner, key), name, how === "reset"));
    return { references: [resolved.reference], type };
  }
  if (resolved.problem === "unknown")
    checkName(site.ctx, "variable", name, { has: () => false, keys: () => resolved.names }, owner, key);
  return undefined;
}
