import type { LinkedList, LinkedLiteral, LinkedRecord, LinkedWritten } from "../3-link/linked-design.ts";
import { isTextPerLanguage } from "../3-link/values/text-per-language.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import type { RecordType, Type } from "../formula-types.ts";
import { keysOf } from "../iterables.ts";
import { nearestName } from "../near-names.ts";
import type { Report } from "../result.ts";
import { type Place, placeOf } from "../span.ts";
import { isMaybeNothing, missingFields, typeOfValue, typeText, withoutNothing } from "../value-types.ts";

/** Checks a literal in the design against the type of its place. Reports the smallest wrong part. */
export function checkWritten(value: LinkedWritten, report: Report): void {
  if (value.kind === "literal") checkLiteral(value, report);
  else checkStructure(value, report);
}

function checkLiteral(literal: LinkedLiteral, report: Report): void {
  if (literal.expected && literal.key !== undefined) checkPart(literal, literal.expected, report);
}

function checkPart(place: Place, expected: Type, report: Report): void {
  const value: unknown = Reflect.get(place.owner, place.key ?? "");
  if (literalFits(value, expected)) return;
  const known = withoutNothing(expected);
  if (known?.kind === "list" && Array.isArray(value)) {
    for (const index of value.keys()) checkPart(placeOf(place.file, value, index), known.item, report);
  } else if (known?.kind === "record" && isRecord(value)) {
    checkRecord(place, value, known, report);
  } else if (typeof value === "string" && known?.kind === "text" && known.literals) {
    const near = nearestName(value, known.literals);
    report(diagnose("property/unknown-value", place, `\`${value}\``, known.literals, near));
  } else {
    const help =
      known?.kind === "text" && isTextPerLanguage(value, isTag) ? "use the formula `translate({ … })`" : undefined;
    report(diagnose("property/wrong-type", place, typeName(expected), typeName(typeOfValue(value)), help));
  }
}

const isTag = (name: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z]+)*$/.test(name);

function checkRecord(place: Place, value: Readonly<Record<string, unknown>>, known: RecordType, report: Report): void {
  const { fields, open, rest } = known;
  for (const name of Object.keys(value).filter((one) => !fields.has(one))) {
    if (rest) checkPart(placeOf(place.file, value, name), rest, report);
    if (open) continue;
    const near = nearestName(name, fields.keys());
    const key: Place = { ...placeOf(place.file, value, name), part: "key" };
    report(diagnose("property/unknown", key, name, near, undefined, keysOf(fields)));
  }
  for (const [name, type] of fields) {
    if (Object.hasOwn(value, name)) checkPart(placeOf(place.file, value, name), type, report);
  }
  for (const name of missingFields(Object.keys(value), known))
    report(diagnose("property/missing", place, name, "the value"));
}

/** Check the outer shape of a record or list that holds formulas; its parts are checked by themselves. */
function checkStructure(value: LinkedRecord | LinkedList, report: Report): void {
  const known = value.expected && withoutNothing(value.expected);
  if (!known || known.kind === "unknown" || known.kind === "union") return;
  if (known.kind !== value.kind) {
    report(diagnose("property/wrong-type", value, typeName(known), `\`${value.kind}\``));
  } else if (known.kind === "record" && value.kind === "record") {
    for (const name of missingFields(
      value.entries.map((entry) => entry.name),
      known,
    ))
      report(diagnose("property/missing", value, name, "the value"));
    const owner = value.key === undefined ? value.owner : Reflect.get(value.owner, value.key);
    for (const { name } of known.open ? [] : value.entries) {
      if (known.fields.has(name)) continue;
      const place: Place = { file: value.file, owner, key: name, part: "key" };
      const near = nearestName(name, known.fields.keys());
      report(diagnose("property/unknown", place, name, near, undefined, keysOf(known.fields)));
    }
  }
}

const typeName = (type: Type): string => `\`${typeText(type)}\``;

/** Whether data has a type: with no fields too many where the type is closed, as TypeScript asks. */
export function literalFits(value: unknown, type: Type): boolean {
  switch (type.kind) {
    case "unknown":
      return true;
    case "nothing":
      return value === null || value === undefined;
    case "union":
      return type.of.some((part) => literalFits(value, part));
    case "text":
      return typeof value === "string" && (type.literals === undefined || type.literals.includes(value));
    case "date":
      return typeof value === "string";
    case "number":
    case "boolean":
      return typeof value === type.kind;
    case "list":
      return Array.isArray(value) && value.every((item) => literalFits(item, type.item));
    case "record":
      return isRecord(value) && recordFits(value, type);
    case "file":
    case "icon":
    case "function":
      return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function recordFits(value: Readonly<Record<string, unknown>>, type: Extract<Type, { kind: "record" }>): boolean {
  for (const [name, field] of type.fields) {
    if (Object.hasOwn(value, name) ? !literalFits(value[name], field) : !isMaybeNothing(field)) return false;
  }
  const { fields, open, rest } = type;
  const others = Object.keys(value).filter((name) => !fields.has(name));
  return rest ? others.every((name) => literalFits(value[name], rest)) : open || others.length === 0;
}
