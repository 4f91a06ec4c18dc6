import { messages } from "./messages.ts";
import { type ReadonlySignal, signal } from "./signals.ts";
import { WorkflowFailure } from "./workflow.ts";

const current = signal("en");
let known: readonly string[] = [];

/** The language that texts are shown in. */
export const language: ReadonlySignal<string> = current;

/** Say which languages the app has; the first is the default. */
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

/** A text that differs by language, in the current one, else in the first that has it. */
export function localize(texts: Readonly<Record<string, string>>): string {
  return texts[current.value] ?? known.map((name) => texts[name]).find((text) => text !== undefined) ?? "";
}

/** A text of an app definition: the same in all languages, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export const textIn = (text: LocalizedText): string => (typeof text === "string" ? text : localize(text));
