import { activeRuntime, type Runtime, shownRuntime } from "../app/runtime.ts";
import * as messages from "../messages/app.ts";
import { type Bind, computed, type ReadonlySignal, readBind, signal } from "../react/signals.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";

/** The languages of an app, and the one of its texts. */
class Languages {
  known: readonly string[] = [];
  readonly current = signal("en");
}

/** Returns the current language of an app's texts. */
export const languageOf = (runtime: Runtime): ReadonlySignal<string> => runtime.part(Languages).current;

/** The current language of the page's only app. */
export const language: ReadonlySignal<string> = /* @__PURE__ */ computed(() => languageOf(shownRuntime.value).value);

/** Returns the current language of the app that a helper runs in. */
export const activeLanguage = (): string => languageOf(activeRuntime()).value;

/** Returns the language in which elements write dates and numbers: of their app; without an app, of the document. */
export function writtenLanguage(runtime: Runtime): string {
  const { known, current } = runtime.part(Languages);
  return known.length > 0 ? current.peek() : (globalThis.document?.documentElement.lang ?? "");
}

/** Set the languages of an app; the first is the default. */
export function configureLanguages(runtime: Runtime, known: readonly string[]): void {
  const languages = runtime.part(Languages);
  languages.known = known;
  languages.current.value = known[0] ?? "en";
}

/** Show the texts of an app in another of its languages. */
export function showLanguage(runtime: Runtime, name: string): void {
  const { known, current } = runtime.part(Languages);
  if (!known.includes(name)) throw new WorkflowFailure(messages.langNotFound);
  current.value = name;
  if (typeof document !== "undefined" && !runtime.layer) document.documentElement.lang = name;
}

/**
 * Returns the entry of the current language, else of the first language that has one, else the first entry.
 *
 * `pt` matches `pt-BR`: the runtime's own texts are written for languages, not countries.
 */
export function inLanguage<T>(runtime: Runtime, values: Readonly<Record<string, T>>): T {
  const { known, current } = runtime.part(Languages);
  const names = [current.value, ...known].flatMap((one) => [one, one.replace(/-.*/, "")]);
  const name = names.find((one) => Object.hasOwn(values, one)) ?? Object.keys(values)[0];
  // The compiler emits an entry for each language of the app.
  return values[name ?? ""] as T;
}

/** Returns a property that differs by language as a binding that follows the language. */
export const localized =
  <T>(runtime: Runtime, values: Readonly<Record<string, Bind<T>>>): (() => T | null | undefined) =>
  () =>
    readBind(inLanguage(runtime, values));

/** A text of an app definition: one for all languages, or one per language. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export const textIn = (runtime: Runtime, text: LocalizedText): string =>
  typeof text === "string" ? text : inLanguage(runtime, text);
