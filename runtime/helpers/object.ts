import { readPath } from "../data/value-path.ts";
import * as messages from "../messages/helpers.ts";
import type { At } from "./list-types.ts";
import { type Fields, isPlainObject, reject } from "./values.ts";

/** Returns the keys of an object. */
export const keys = (record: unknown): readonly string[] => Object.keys(fieldsIn(record, "keys"));

/** Returns the values of an object. */
export const values = (record: unknown): readonly unknown[] => Object.values(fieldsIn(record, "values"));

/** Returns `[key, value]` for each entry of an object. */
export const objectToArray = (record: unknown): readonly (readonly unknown[])[] =>
  Object.entries(fieldsIn(record, "objectToArray"));

/** Returns the value at a path of an object, or undefined. */
export function getKeyValue<T, const K extends string>(record: T, path: K): At<NonNullable<T>, K>;
export function getKeyValue(record: unknown, path: string): unknown {
  return readPath(objectIn(record, "getKeyValue"), path);
}

/** Copy an object with one value changed; the key is not a path. */
export const setKeyValue = <T>(record: T, key: string | null | undefined, value: unknown): NonNullable<T> =>
  ({ ...objectIn(record, "setKeyValue"), [String(key)]: value }) as NonNullable<T>;

/** Create an object from alternating names and values. */
export function createObject<V>(name: unknown, value: V): Readonly<Record<string, V>>;
export function createObject(...namesAndValues: readonly unknown[]): Fields;
export function createObject(...namesAndValues: readonly unknown[]): Fields {
  const entries: [string, unknown][] = [];
  for (let at = 0; at < namesAndValues.length; at += 2) {
    const name = namesAndValues[at];
    if (!name || typeof name === "object") reject("createObject", messages.invalidKey(shownKey(name)));
    entries.push([String(name), namesAndValues[at + 1]]);
  }
  return Object.fromEntries(entries);
}

/** Returns an object with only these paths; each path is a key of the result. */
export function pick<T extends object, K extends keyof T & string>(
  record: T | null | undefined,
  ...paths: readonly K[]
): Pick<T, K>;
export function pick(record: unknown, ...paths: readonly (string | null | undefined)[]): Fields;
export function pick(record: unknown, ...paths: readonly (string | null | undefined)[]): Fields {
  const source = objectIn(record, "pick");
  return Object.fromEntries(paths.map((path) => [String(path), readPath(source, String(path))]));
}

/** Copy an object without these keys; they are not paths. */
export function omit<T extends object, K extends keyof T & string>(
  record: T | null | undefined,
  ...names: readonly K[]
): Omit<T, K>;
export function omit<V>(
  record: Readonly<Record<string, V>> | null | undefined,
  ...names: readonly (string | null | undefined)[]
): Readonly<Record<string, V>>;
export function omit(record: unknown, ...names: readonly (string | null | undefined)[]): Fields;
export function omit(record: unknown, ...names: readonly (string | null | undefined)[]): Fields {
  return Object.fromEntries(Object.entries(objectIn(record, "omit")).filter(([name]) => !names.includes(name)));
}

export { createObject as toObject, getKeyValue as getByKey, setKeyValue as setByKey };

function fieldsIn(record: unknown, helper: string): Fields {
  if (!isPlainObject(record)) reject(helper, messages.firstNotObject);
  return record;
}

function objectIn(record: unknown, helper: string): object {
  if (typeof record !== "object" || record === null) reject(helper, messages.firstNotObject);
  return record;
}

function shownKey(name: unknown): string {
  return typeof name === "object" && name !== null ? JSON.stringify(name) : String(name);
}
