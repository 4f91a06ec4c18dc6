import type { AppDefinition } from "../app/app-context.ts";
import type { Runtime } from "../app/runtime.ts";
import { languageOf } from "../screen/language.ts";
import type { Run } from "../workflow/workflow.ts";
import type { AddressBar } from "./address-bar.ts";
import { ownName, withBase, withoutBase } from "./base-path.ts";
import { setLanguage } from "./router.tsx";
import { handleOf, routeOf, routePath } from "./routes.ts";

/** The name of the entry in the storage of the browser. */
const languageKey = "language";

/** Where the language of a visitor comes from. */
interface LanguageSources {
  /** The last choice in this browser. */
  readonly keep?: boolean;
  /** The languages of the browser, unless there is a choice. */
  readonly browser?: boolean;
}

/**
 * Returns what leads from `/` to the home page in the language of the visitor, before the app shows a page.
 *
 * The languages of the browser count once in a tab: a visitor who goes to another language stays there.
 */
export const firstLanguage =
  ({ keep, browser }: LanguageSources) =>
  (runtime: Runtime, { languages, routes, pages }: AppDefinition, bar: AddressBar): void => {
    const isFirst = browser === true && !isStored(() => sessionStorage, runtime);
    if (isFirst) store(() => sessionStorage, runtime, "asked");
    const { pathname, search, hash } = bar.address;
    if (withoutBase(runtime, pathname) !== "/") return;
    const chosen = keep ? stored(() => localStorage, runtime) : undefined;
    const wanted = languages.find((one) => one === chosen) ?? (isFirst ? languageIn(languages) : undefined);
    const route = wanted === undefined ? undefined : routeOf(routes, pages.home, wanted);
    const path = route && handleOf(route).language === wanted ? routePath(route) : undefined;
    if (path !== undefined && path !== "/") bar.replace(bar.state, withBase(runtime, path) + search + hash);
  };

/** Show the app in another language, and open it in that language from now on. */
export async function chooseLanguage(run: Run, name: string | null | undefined): Promise<void> {
  await setLanguage(run, name);
  const { runtime } = run.task;
  store(() => localStorage, runtime, languageOf(runtime).peek());
}

/** The first language of the browser that the app has; `pt-PT` also means `pt` and `pt-BR`. */
function languageIn(languages: readonly string[]): string | undefined {
  const base = (name: string): string => name.toLowerCase().replace(/-.*/, "");
  for (const wanted of navigator.languages) {
    const exact = languages.find((one) => one.toLowerCase() === wanted.toLowerCase());
    const found = exact ?? languages.find((one) => base(one) === base(wanted));
    if (found !== undefined) return found;
  }
  return undefined;
}

function stored(storage: () => Storage, runtime: Runtime): string | null {
  try {
    return storage().getItem(ownName(runtime, languageKey));
  } catch {
    return null;
  }
}

const isStored = (storage: () => Storage, runtime: Runtime): boolean => stored(storage, runtime) !== null;

function store(storage: () => Storage, runtime: Runtime, value: string): void {
  try {
    storage().setItem(ownName(runtime, languageKey), value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
