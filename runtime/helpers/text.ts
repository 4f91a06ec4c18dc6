import { matchesPattern } from "../data/plain-filter.ts";
import * as messages from "../messages/helpers.ts";
import { activeLanguage } from "../screen/language.ts";
import { textIn, toText } from "./text-plain.ts";
import { isNothing, isPlainObject, plainText, reject } from "./values.ts";

/** Concatenate values into a string; null becomes an empty string. */
export const concatenate = (...values: readonly unknown[]): string => values.map(plainText).join("");

/** Split a string at a separator. */
export const split = (value: unknown, separator: string | null | undefined): readonly string[] =>
  textIn(value, "split").split(separator ?? "");

/** Capitalise the first letter and lower the rest. */
export function capitalize(value: unknown): string {
  const [first = "", ...rest] = textIn(value, "capitalize");
  return first.toUpperCase() + rest.join("").toLowerCase();
}

/** Returns the index of a substring, or -1. */
export const indexOf = (value: unknown, piece: unknown, start?: number | null): number =>
  textIn(value, "indexOf").indexOf(String(piece), start ?? 0);

/** Returns the length of a string. */
export const textLength = (value: unknown): number => textIn(value, "textLength").length;

/** Returns the substring between two positions, swapped when the second is before the first. */
export const subText = (value: unknown, start: number | null | undefined, end?: number | null): string =>
  textIn(value, "subText").substring(start ?? 0, end ?? undefined);

/** Whether a string starts with another. */
export const startsWith = (value: unknown, start: string | null | undefined): boolean =>
  !isNothing(value) && !isNothing(start) && textIn(value, "startsWith").startsWith(start);

/** Whether a string ends with another. */
export const endsWith = (value: unknown, end: string | null | undefined): boolean =>
  !isNothing(value) && !isNothing(end) && textIn(value, "endsWith").endsWith(end);

/** Whether a part of a string matches a regular expression, such as `^a` or `/^a/i`. */
export const matches = (value: unknown, pattern: string | null | undefined): boolean =>
  !isNothing(value) && !isNothing(pattern) && matchesPattern(textIn(value, "matches"), pattern);

/** Repeat `fill` in front of a text until it has a length. */
export const padStart = (value: unknown, length: number | null | undefined, fill?: string | null): string =>
  plainText(value).padStart(length ?? 0, fill ?? " ");

/** Returns the first letters of the first and last word, in capitals; null becomes an empty string. */
export function initials(value: unknown): string {
  const words = plainText(value).trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Convert a value to a string with HTML characters escaped. */
export const sanitize = (value: unknown): string =>
  toText(value).replace(/[&<>"']/g, (found) => entities[found] ?? found);

/** Returns the entry of an object by language: the given language, else the first one. */
export function translate(texts: unknown, name?: string | null): string {
  if (!isPlainObject(texts)) reject("translate", messages.firstNotObject);
  const wanted = name ?? activeLanguage();
  return plainText(Object.hasOwn(texts, wanted) ? texts[wanted] : Object.values(texts)[0]);
}

/** Returns an address at which the browser can show a chosen file, else the placeholder. */
export function fileToUrl(file: unknown, placeholder?: string | null): string {
  const first: unknown = Array.isArray(file) ? file[0] : file;
  if (!(first instanceof Blob)) return placeholder ?? "";
  let url = urls.get(first);
  if (!url) {
    url = URL.createObjectURL(first);
    urls.set(first, url);
  }
  return url;
}

// One address per file, however often the formula is evaluated; freed with the file.
const urls = new WeakMap<Blob, string>();

/** Returns a new random identifier. */
export function uuid(): string {
  // A page that is not served over HTTPS, such as on a local network, has no `randomUUID`.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
