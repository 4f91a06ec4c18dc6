import type { Code, catalogue } from "../diagnostics/catalogue.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../near-names.ts";
import type { Report } from "../result.ts";
import { type JsonContainer, type Place, placeOf, type SourceFile } from "../span.ts";

/** What the checks of one file share. */
export interface Context {
  readonly file: SourceFile;
  /** The languages of the design; the first is the default. Absent if design.json is invalid. */
  readonly languages: readonly string[] | undefined;
  /** The style values already found right, as `property: value`; shared by the files of one run. */
  readonly rightStyles: Set<string>;
  readonly report: Report;
}

/** A value and its place. */
export interface Located {
  readonly value: unknown;
  readonly owner: JsonContainer;
  readonly key: string | number | undefined;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isFormula = (value: unknown): value is { readonly formula: string } =>
  isObject(value) && Object.hasOwn(value, "formula");

/** Returns the place of `owner[key]`. */
export const at = (context: Context, owner: JsonContainer, key?: string | number): Place =>
  placeOf(context.file, owner, key);

/** Returns the place of a property's name. */
export const atKey = (context: Context, owner: JsonObject, key: string): Place => ({
  file: context.file,
  owner,
  key,
  part: "key",
});

/** Returns the property that is one of the `wanted` names in another spelling. */
export const misspelt = (json: JsonObject, wanted: readonly string[]): string | undefined =>
  Object.keys(json).find((name) => nearestName(name, wanted) !== undefined);

/** Reports `code` at a place. */
export function complain<C extends Code>(
  context: Context,
  code: C,
  place: Place,
  ...values: Parameters<(typeof catalogue)[C]["words"]>
): void {
  context.report(diagnose(code, place, ...values));
}

/** Describes a value in a message: the value itself if it is short, otherwise its kind. */
export function describe(value: unknown): string {
  if (value === null) return "`null`";
  if (typeof value === "string") return value.length <= 40 ? `\`${value}\`` : "a string";
  if (typeof value === "number" || typeof value === "boolean") return `\`${value}\``;
  return kindOf(value);
}

/** Describes the kind of a value in a message. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (isFormula(value)) return "a formula";
  if (typeof value === "string") return "a string";
  if (typeof value === "number") return "a number";
  return typeof value === "boolean" ? "a boolean" : "an object";
}
