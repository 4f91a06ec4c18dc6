import { type ComponentType, createElement, lazy, useState } from "react";
import { logError } from "../errors/error-log.ts";
import { untilStays } from "../page/unload.ts";
import { beginLeaving, wouldLose } from "../page/unsaved.ts";
import { inLanguage } from "../screen/language.ts";
import { defaultRuntime, runningApps } from "./runtime.ts";

const reloadedKey = "trama-reloaded";
const timeLimitMs = 120_000;

const question = {
  en: "A new version of this app is ready. Load it now? Unsaved changes will be lost.",
  pt: "Há uma nova versão deste aplicativo. Carregar agora? O que ainda não foi salvo será perdido.",
};

let isStale = false;

/** Whether a newer version of the app was published since this page was loaded. */
export const isOutdated = (): boolean => isStale;

/** Record that a newer version of the app was published. */
export function markOutdated(): void {
  isStale = true;
}

/**
 * Load code; rejects after two minutes. `what` names the code. What a navigation breaks off rejects only if the page
 * stays after all.
 */
export async function loadCode<T>(what: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not load within ${timeLimitMs / 1000} s`)), timeLimitMs);
  });
  try {
    const loaded = await Promise.race([load(), tooLate]);
    settleReload(what);
    return loaded;
  } catch (error) {
    await untilStays();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/** The code of a component that is loaded when it is first shown, or ahead of that when there is time. */
interface Part {
  /** A window opens over a page, so the code on the page comes first. */
  readonly turn: "page" | "window";
  load(): Promise<unknown>;
  /** Makes the component ask again for code that did not load. */
  renew(): void;
}

/** The parts whose code has not loaded yet. */
const missing = new Set<Part>();
/** The parts that were shown and did not load. Code that loads ahead later does not change what React keeps of them. */
const failed = new Set<Part>();
/** Errors of code that did not load. */
const codeErrors = new WeakSet<object>();
let onPart = (): void => {};
const loadListeners = new Set<() => void>();

/**
 * A component whose code is loaded when it is first shown. `loadAhead` loads it for later, and `onShow` does what is
 * still missing then.
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<Loaded<Props>>,
  {
    turn = "page",
    loadAhead = load,
    onShow,
  }: {
    readonly turn?: Part["turn"];
    readonly loadAhead?: () => Promise<Loaded<Props>>;
    readonly onShow?: () => void;
  } = {},
): ComponentType<Props> {
  let Ready: ComponentType<Props> | undefined;
  const keep = (module: Loaded<Props>): Loaded<Props> => {
    missing.delete(part);
    Ready = module.default;
    for (const heard of loadListeners) heard();
    return module;
  };
  const loadShown = () =>
    loadPart(what, load)
      .then(keep)
      .catch((error: unknown) => {
        failed.add(part);
        throw error;
      });
  // React's type of a lazy component does not fit a component whose properties are generic.
  const ask = () => lazy(loadShown) as ComponentType<Props>;
  let Content = ask();
  const part: Part = {
    turn,
    load: () => loadAhead().then(keep),
    renew: () => {
      Content = ask();
    },
  };
  missing.add(part);
  onPart();
  const choose = (): ComponentType<Props> => {
    if (Ready) onShow?.();
    return Ready ?? Content;
  };
  // What React has to wait for it shows after 300 ms at the earliest, so code that is here is shown directly.
  return (props) => createElement(useState(choose)[0], props);
}

/** Calls a function when the code of a part is loaded. Returns a function that ends this. */
export function onPartLoaded(heard: () => void): () => void {
  loadListeners.add(heard);
  return () => loadListeners.delete(heard);
}

/** Whether something on the page waits for the code of a part. */
export const isPartAwaited = (): boolean => loadListeners.size > 0;

/** Returns the parts whose code has not loaded yet; `listener` hears of each new one. */
export function watchParts(listener: () => void): ReadonlySet<Pick<Part, "turn" | "load">> {
  onPart = listener;
  return missing;
}

/** Let parts whose code did not load ask for it again when they are shown next. */
export function renewParts(): void {
  for (const part of failed) part.renew();
  failed.clear();
}

/** Whether an error is that of code that did not load. */
export const isCodeError = (error: unknown): boolean =>
  typeof error === "object" && error !== null && codeErrors.has(error);

/** Load code that the current page needs. If the code is gone, this reloads the page and never settles. */
export async function loadPart<T>(what: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadCode(what, load);
  } catch (error) {
    logError(what, error);
    if (recoverByReloading(what) === "reloading") return new Promise<never>(() => {});
    if (typeof error === "object" && error !== null) codeErrors.add(error);
    throw error;
  }
}

/** The outcome when code could not be loaded; `refused` when the visitor chose to keep unsaved input. */
export type Recovery = "reloading" | "refused" | "failed";

/**
 * Reload the page after code could not be loaded, as a newer version may have replaced it.
 *
 * Reloads once per address and code: a failure right after such a reload is final. Does not reload without a
 * connection, and asks first when input would be lost.
 */
export function recoverByReloading(what: string): Recovery {
  const mark = `${window.location.href} ${what}`;
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === mark) return "failed";
    const apps = [...runningApps()];
    if (apps.some((app) => wouldLose(app)) && !window.confirm(inLanguage(defaultRuntime(), question))) return "refused";
    for (const app of apps) beginLeaving(app);
    sessionStorage.setItem(reloadedKey, mark);
  } catch {
    // Without storage a second failure looks like the first, and a loop is worse than a failure.
    return "failed";
  }
  window.location.reload();
  return "reloading";
}

/** Clear the record of a reload once the missing code has loaded. */
function settleReload(what: string): void {
  try {
    const mark = globalThis.sessionStorage?.getItem(reloadedKey);
    if (mark?.endsWith(` ${what}`)) sessionStorage.removeItem(reloadedKey);
  } catch {
    // There was no record.
  }
}
