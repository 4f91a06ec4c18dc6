import { type Type, text, unknown } from "../../formula-types.ts";
import { commonType, typeOfValue } from "../../value-types.ts";
import type { LinkedEntry, LinkedValue } from "../linked-design.ts";

/** The values of more options than this are any text: their names would only fill the output. */
const mostValues = 20;

/**
 * Returns the type of the options that a design writes down; undefined for a formula. The texts that identify them, in
 * `field` or as they are, keep their values, so that a choice fits a column that takes only these. A formula for the
 * value that is chosen at first, `initial`, may return any text.
 */
export function optionType(linked: LinkedValue, field: string, initial: unknown): Type | undefined {
  const options =
    linked.kind === "literal" && Array.isArray(linked.value) ? linked.value.map(written) : itemsOf(linked);
  if (!options || options.length === 0) return undefined;
  const isAnyText = options.length > mostValues || (typeof initial === "object" && initial !== null);
  const identity = isAnyText ? typeOfValue : valueType;
  return commonType(options.map((option) => typeOfOption(option, field, identity)));
}

/** An option as JSON, or with formulas or translations in it. */
type Option = { readonly json: unknown } | { readonly entries: readonly LinkedEntry[] } | undefined;

const written = (json: unknown): Option => ({ json });

const itemsOf = (linked: LinkedValue): readonly Option[] | undefined =>
  linked.kind === "list"
    ? linked.items.map((item) =>
        item.kind === "literal" ? written(item.value) : item.kind === "record" ? { entries: item.entries } : undefined,
      )
    : undefined;

function typeOfOption(option: Option, field: string, identity: (json: unknown) => Type): Type {
  if (!option) return unknown;
  const typeOf = (name: string, json: unknown) => (name === field ? identity(json) : typeOfValue(json));
  if ("entries" in option) {
    const fields = option.entries.map(
      ({ name, value }) => [name, linkedType(value, (json) => typeOf(name, json))] as const,
    );
    return { kind: "record", fields: new Map(fields), open: false };
  }
  const { json } = option;
  if (typeof json !== "object" || json === null || Array.isArray(json)) return identity(json);
  const fields = Object.entries(json).map(([name, value]) => [name, typeOf(name, value)] as const);
  return { kind: "record", fields: new Map(fields), open: false };
}

const linkedType = (value: LinkedValue, typeOf: (json: unknown) => Type): Type =>
  value.kind === "literal" ? typeOf(value.value) : value.kind === "localized" ? text : unknown;

const valueType = (json: unknown): Type =>
  typeof json === "string" ? { kind: "text", literals: [json] } : typeOfValue(json);
