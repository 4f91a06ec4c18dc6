import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.ts";
import type { Place } from "../span.ts";
import { type Context, complain } from "./context.ts";

const namePattern = "^[a-z][a-zA-Z0-9]*$";
export const slugPattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$";

/** Words that the output cannot use as names: those of the language, and what every object has. */
const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public return " +
    "static super switch this throw true try typeof undefined var void while with yield async of " +
    "constructor prototype toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString " +
    "globalThis window document console"
  ).split(" "),
);

/** Report a name that is a word of the output. Its form is checked by the schema. */
export function checkReserved(context: Context, name: unknown, place: Place): void {
  if (typeof name === "string" && reserved.has(name)) complain(context, "id/reserved", place, name);
}

/** What to say of a text that has not the form of a name, when `pattern` is that of names. */
export function wrongName(pattern: string, text: string, place: Place): Diagnostic | undefined {
  if (pattern === namePattern) return diagnose("id/not-camel-case", place, text, suggest(text, camelCase, namePattern));
  if (pattern === slugPattern) return diagnose("id/not-kebab-case", place, text, suggest(text, kebabCase, slugPattern));
  return undefined;
}

function suggest(text: string, convert: (words: readonly string[]) => string, pattern: string): string | undefined {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const words = plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+/g)?.map((word) => word.toLowerCase()) ?? [];
  const name = convert(words);
  return new RegExp(pattern).test(name) ? name : undefined;
}

const camelCase = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");

const kebabCase = (words: readonly string[]) => words.join("-");
