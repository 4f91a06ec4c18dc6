import * as messages from "../messages.ts";
import { type Bind, type ReadonlySignal, readBind, signal } from "../react/signals.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";

const current = signal("en");
let known: readonly string[] = [];

/** The current language of texts. */
export const language: ReadonlySignal<string> = current;

/** Set the languages of the app; the first is the default. */
export function configureLanguages(languages: readonly string[]): void {
  known = languages;
  current.value = languages[0] ?? "en";
}

/** Show texts in another language of the app. */
export function showLanguage(name: string): void {
  if (name === "") throw new WorkflowFailure(messages.noLanguageSelected);
  if (!known.includes(name)) throw new WorkflowFailure(messages.langNotFound);
  current.value = name;
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

/**
 * Returns the entry of the current language, else of the first language that has one, else the first entry.
 *
 * `pt` matches `pt-BR`: the runtime's own texts are written for languages, not countries.
 */
export function inLanguage<T>(values: Readonly<Record<string, T>>): T {
  const names = [current.value, ...known].flatMap((one) => [one, one.replace(/-.*/, "")]);
  const name = names.find((one) => Object.hasOwn(values, one)) ?? Object.keys(values)[0];
  // The compiler emits an entry for each language of the app.
  return values[name ?? ""] as T;
}

/** Returns a property that differs by language as a binding that follows the language. */
export const localized =
  <T>(values: Readonly<Record<string, Bind<T>>>): (() => T | null | undefined) =>
  () =>
    readBind(inLanguage(values));

/** A text of an app definition: one for all languages, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export const textIn = (text: LocalizedText): string => (typeof text === "string" ? text : inLanguage(text));
