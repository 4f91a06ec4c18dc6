import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import type { Place } from "../span.ts";
import { type Context, complain } from "./context.ts";
import { type Form, patternOf } from "./forms.ts";

/** Members of every object. */
const inherited = "constructor toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString".split(
  " ",
);

/** Names that the output cannot use: reserved words, and members of every object. */
const reserved = new Set([
  ...inherited,
  ...(
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public return " +
    "static super switch this throw true try typeof undefined var void while with yield async of " +
    "prototype globalThis window document console"
  ).split(" "),
]);

/** True for a name that the output cannot use. */
export const isReserved = (name: string): boolean => reserved.has(name);

/** Report a reserved name. The schema checks its form. */
export function checkReserved(context: Context, name: unknown, place: Place): void {
  if (typeof name === "string" && isReserved(name)) complain(context, "id/reserved", place, name);
}

/** Report a name that every object of the output already has. */
export function checkInherited(context: Context, name: unknown, place: Place): void {
  if (typeof name === "string" && inherited.includes(name)) complain(context, "id/reserved", place, name);
}

/** Reports a string that does not have the form of a name; undefined when the form is not that of names. */
export function wrongName(form: Form, text: string, place: Place): Diagnostic | undefined {
  if (form === "camel-case-name") return diagnose("id/not-camel-case", place, text, suggest(text, camelCase, form));
  if (form === "kebab-case-name") return diagnose("id/not-kebab-case", place, text, suggest(text, kebabCase, form));
  return undefined;
}

/** True for a kebab-case name, such as the id of a page. */
export const isKebabCase = (text: string): boolean => new RegExp(patternOf["kebab-case-name"]).test(text);

function suggest(text: string, convert: (words: readonly string[]) => string, form: Form): string | undefined {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const words = plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+/g)?.map((word) => word.toLowerCase()) ?? [];
  const name = convert(words);
  return new RegExp(patternOf[form]).test(name) ? name : undefined;
}

const camelCase = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");

const kebabCase = (words: readonly string[]) => words.join("-");
