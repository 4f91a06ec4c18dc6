import * as messages from "../messages/helpers.ts";
import { reject } from "./values.ts";

/** Convert a string to lower case. */
export const lowercase = (value: unknown): string => textIn(value, "lowercase").toLowerCase();

/** The same, under its short name. */
export const lower = (value: unknown): string => textIn(value, "lower").toLowerCase();

/** Convert a string to upper case. */
export const uppercase = (value: unknown): string => textIn(value, "uppercase").toUpperCase();

/** Convert a value as a JavaScript template does: null becomes `"null"`, undefined `"undefined"`. */
export const toText = (value: unknown): string => `${value}`;

/** Convert a value to a string, without surrounding white space. */
export const trim = (value: unknown): string => toText(value).trim();

/** Convert a value to a string, without leading white space. */
export const trimStart = (value: unknown): string => toText(value).trimStart();

/** Convert a value to a string, without trailing white space. */
export const trimEnd = (value: unknown): string => toText(value).trimEnd();

/** Replace every occurrence of a substring. */
export const replace = (value: unknown, search: string | null | undefined, by: string | null | undefined): string =>
  replaced(textIn(value, "replace"), search, by);

/** The same, under the name it has in JavaScript. */
export const replaceAll = (value: unknown, search: string | null | undefined, by: string | null | undefined): string =>
  replaced(textIn(value, "replaceAll"), search, by);

const replaced = (text: string, search: string | null | undefined, by: string | null | undefined): string =>
  search ? text.split(search).join(by ?? "") : text;

/** Whether a string looks like an e-mail address. */
export const isEmail = (value: unknown): boolean =>
  typeof value === "string" && value.length <= 254 && /^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** Returns a value that is a string; the helper throws for another one. */
export const textIn = (value: unknown, helper: string): string =>
  typeof value === "string" ? value : reject(helper, messages.firstNotText);
