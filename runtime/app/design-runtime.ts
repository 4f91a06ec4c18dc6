import { Connection } from "../data/connection.ts";
import { declareVariable, type ReadonlyVariable, type Variable, type VariableOptions } from "../data/variables.ts";
import { currentPageOf } from "../page/page-state.ts";
import { type LoadedSounds, Sounds } from "../plugins/sounds.ts";
import type { Bind, ReadonlySignal } from "../react/signals.ts";
import { localized as bindingIn, languageOf, inLanguage as textIn } from "../screen/language.ts";
import { themeOf } from "../screen/theme.ts";
import { activeRuntime, plainRuntime, Runtime } from "./runtime.ts";

/** Returns what the code of a design uses of its runtime, by the names that this code imports. */
const designRuntime = (runtime: Runtime) => ({
  runtime,
  /** The realtime connection, as formulas read it. */
  connection: runtime.part(Connection),
  /** The current page, for workflows and components that serve any page. */
  currentPage: currentPageOf(runtime),
  /** Returns the entry of the current language. */
  inLanguage: <T>(values: Readonly<Record<string, T>>): T => textIn(runtime, values),
  /** The current language of texts. */
  language: languageOf(runtime),
  /** Returns a property that differs by language as a binding that follows the language. */
  localized: <T>(values: Readonly<Record<string, Bind<T>>>) => bindingIn(runtime, values),
  /** All loaded sounds, by id. */
  sounds: runtime.part(Sounds).shown as ReadonlySignal<LoadedSounds>,
  /** The theme that is shown. */
  theme: themeOf(runtime),
  /** Declare a variable of the app. Its first value comes from the address or this browser, if it is kept there. */
  variable: <T>(options: VariableOptions<T>): Variable<T> => declareVariable(runtime, options),
  /** Like `variable`, for one that no step sets. */
  readonlyVariable: <T>(options: VariableOptions<T>): ReadonlyVariable<T> => declareVariable(runtime, options),
});

/**
 * Create the state of a design, which its modules import. `defineApp` takes `runtime` of the result. `prepare` sets what
 * the design brings along.
 */
export function createRuntime(prepare?: (runtime: Runtime) => void): ReturnType<typeof designRuntime> {
  const runtime = new Runtime();
  prepare?.(runtime);
  return designRuntime(runtime);
}

/** The same for code that is not part of a design. */
export const { connection, currentPage, readonlyVariable, variable } = designRuntime(plainRuntime);

/** Returns the entry of the current language of the page's only app. */
export const inLanguage = <T>(values: Readonly<Record<string, T>>): T => textIn(activeRuntime(), values);

/** Returns a property that differs by language as a binding that follows the language of the page's only app. */
export const localized =
  <T>(values: Readonly<Record<string, Bind<T>>>): (() => T | null | undefined) =>
  () =>
    bindingIn(activeRuntime(), values)();
