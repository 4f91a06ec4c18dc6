import { fieldPath, inQuotes } from "../../data/field-path.ts";

// Names of the database in an address for PostgREST. There, some names and characters mean something else: a condition
// on a column `limit` would be no condition, and a delete would delete every row. Names in quotes mean nothing else.

const reserved = new Set("select order limit offset and or not columns on_conflict apikey".split(" "));

/** Returns a name as an address has it. Source: `ApiRequest/QueryParams.hs` of PostgREST 12. */
export const nameText = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name) ? name : inQuotes(name);

/** Returns names of columns as a list; `*` is all columns. */
export const namesText = (names: readonly string[]): string =>
  names.map((name) => (name === "*" ? name : nameText(name))).join(",");

/** Returns the field of a filter. */
export function fieldText(field: string): string {
  const { relations, column, keys } = fieldPath(field);
  return [...relations, column].map(nameText).join(".") + keysText(keys);
}

/** Returns the field of an order: a column of a relation, `conta.nome`, is written `conta(nome)`. */
export function orderText(field: string): string {
  const { relations, column, keys } = fieldPath(field);
  return relations.map(nameText).reduceRight((inner, name) => `${name}(${inner})`, nameText(column) + keysText(keys));
}

/** Returns a key of JSON: an index is a number without quotes. */
export const keyText = (key: string, isQuoted = false): string =>
  isQuoted || !/^(?:-?\d+|[A-Za-z_]\w*)$/.test(key) ? inQuotes(key) : key;

const keysText = (keys: ReturnType<typeof fieldPath>["keys"]): string =>
  keys.map(({ arrow, key, isQuoted }) => arrow + keyText(key, isQuoted)).join("");

/** Returns the names of the columns and relations in a list, such as `id,nome,dono:usuarios!fk(id,"first name")`. */
export function namesIn(select: string): ReadonlySet<string> {
  const names = new Set<string>();
  let depth = 0;
  let isNext = true;
  for (const [part] of select.matchAll(/"(?:\\.|[^"\\])*"|[(),]|[^"(),]+/gs)) {
    if (isNext && depth === 0)
      names.add(part.startsWith('"') ? fieldPath(part).column : (part.split(/[:!]/, 1)[0] ?? part));
    depth += Number(part === "(") - Number(part === ")");
    isNext = part === ",";
  }
  return names;
}
