import * as messages from "../messages.ts";

/** The text in small letters. */
export const lowercase = (value: unknown): string => filledText(value).toLowerCase();

export { lowercase as lower };

/** The text in capital letters. */
export const uppercase = (value: unknown): string => filledText(value).toUpperCase();

/** The value as a template of JavaScript writes it: nothing is `"undefined"` or `"null"`. */
export const toText = (value: unknown): string => `${value}`;

/** The value as text, without white space around it. */
export const trim = (value: unknown): string => toText(value).trim();

/** The value as text, without white space before it. */
export const trimStart = (value: unknown): string => toText(value).trimStart();

/** The value as text, without white space behind it. */
export const trimEnd = (value: unknown): string => toText(value).trimEnd();

/** True for a text that looks like an e-mail address. */
export const isEmail = (value: unknown): boolean =>
  typeof value === "string" && value.length <= 254 && /^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** A text that is not empty, which most of these need. */
export function filledText(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError(messages.firstNotText);
  return value;
}
