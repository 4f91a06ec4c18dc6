/** A JSON object with any keys. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value if it is an object, else an empty object. */
export const recordOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Calls `each` for every object in a value, from the outside in. */
export function visitObjects(value: unknown, each: (object: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) visitObjects(item, each);
  else if (isObject(value)) {
    each(value);
    for (const member of Object.values(value)) visitObjects(member, each);
  }
}

/** Parses JSON; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
