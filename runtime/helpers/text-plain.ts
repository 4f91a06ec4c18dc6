import * as messages from "../messages.ts";

/** Convert a string to lower case. */
export const lowercase = (value: unknown): string => textIn(value).toLowerCase();

export { lowercase as lower };

/** Convert a string to upper case. */
export const uppercase = (value: unknown): string => textIn(value).toUpperCase();

/** Convert a value as a JavaScript template does: null becomes `"null"`, undefined `"undefined"`. */
export const toText = (value: unknown): string => `${value}`;

/** Convert a value to a string, without surrounding white space. */
export const trim = (value: unknown): string => toText(value).trim();

/** Convert a value to a string, without leading white space. */
export const trimStart = (value: unknown): string => toText(value).trimStart();

/** Convert a value to a string, without trailing white space. */
export const trimEnd = (value: unknown): string => toText(value).trimEnd();

/** Whether a string looks like an e-mail address. */
export const isEmail = (value: unknown): boolean =>
  typeof value === "string" && value.length <= 254 && /^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** Returns a value that is a string; throws for another one. */
export function textIn(value: unknown): string {
  if (typeof value !== "string") throw new TypeError(messages.firstNotText);
  return value;
}
