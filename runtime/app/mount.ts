import { endLifetime } from "../page/lifetime.ts";
import { effect } from "../react/signals.ts";
import { type AddressBar, browserBar } from "../routing/address-bar.ts";
import { languageOf } from "../screen/language.ts";
import { showThemeOn, themeOf } from "../screen/theme.ts";
import { start } from "./app.tsx";
import type { AppDefinition } from "./app-context.ts";
import { type EnvironmentValues, readEnvironment } from "./env.ts";
import { alreadyRunning, plainRuntime } from "./runtime.ts";

export interface MountOptions {
  /** The path under which the app lives on the page, such as `/shop`. Other addresses belong to the page. */
  readonly basePath?: string;
  /** The backend of the app; the one of the page when absent. */
  readonly environment?: EnvironmentValues;
  /** Where the app keeps its address; the browser's address bar when absent. */
  readonly addressBar?: AddressBar;
}

/** Whether an app is mounted, and whether the end of an earlier mount is about to come. */
class Mounting {
  isMounted = false;
  isEnding = false;
}

/**
 * Run an app inside an element of another page. Returns a function that unmounts it, also from an effect of React.
 *
 * Outside the base path the app shows nothing new, and neither reads nor writes the address or the history. The element
 * gets the theme and the language of the app, and so does the layer in the body where popups and lists open.
 *
 * @throws {Error} when the app is mounted already
 */
export function mount(app: AppDefinition, element: Element, options: MountOptions = {}): () => void {
  const { runtime = plainRuntime } = app;
  const mounting = runtime.part(Mounting);
  if (mounting.isMounted) throw alreadyRunning(app.name);
  let isMounted = true;
  let end: (() => void) | undefined;
  const begin = (): void => {
    if (isMounted) end = runIn(app, element, options);
  };
  // What ends before begins: both share the state of the app.
  if (mounting.isEnding) queueMicrotask(begin);
  else begin();
  mounting.isMounted = true;
  return () => {
    if (!isMounted) return;
    isMounted = false;
    mounting.isMounted = false;
    mounting.isEnding = true;
    // React cannot unmount a tree while it works on another, as in the clean-up of an effect.
    queueMicrotask(() => {
      end?.();
      mounting.isEnding = false;
    });
  };
}

/** Run an app in an element. Returns a function that ends it at once, which React refuses in its own effects. */
export function runIn(app: AppDefinition, element: Element, options: MountOptions): () => void {
  const { runtime = plainRuntime } = app;
  if (options.basePath !== undefined) runtime.basePath = options.basePath.replace(/\/+$/, "");
  if (options.environment !== undefined) runtime.environment = readEnvironment(options.environment);
  const layer = document.createElement("div");
  const stop = start(app, element, options.addressBar ?? browserBar, layer);
  document.body.append(layer);
  const roots = [element, layer].filter((one) => one instanceof HTMLElement);
  const stopShowing = effect(() => {
    for (const root of roots) {
      root.lang = languageOf(runtime).value;
      showThemeOn(root, themeOf(runtime).value);
    }
  });
  return () => {
    stop();
    // Its requests, and what follows tables for it.
    endLifetime(runtime);
    stopShowing();
    layer.remove();
    for (const name of ["data-theme", "lang"]) element.removeAttribute(name);
  };
}
