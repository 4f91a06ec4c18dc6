/** An object of any keys, as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as an object; an empty one in place of anything else. */
export const recordOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The value of a text that may be no JSON: then nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
