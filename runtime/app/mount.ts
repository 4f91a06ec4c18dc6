import { type AddressBar, browserBar } from "../routing/address-bar.ts";
import { start } from "./app.tsx";
import type { AppDefinition } from "./app-context.ts";
import { plainRuntime } from "./runtime.ts";

export interface MountOptions {
  /** The path under which the app lives on the page, such as `/shop`. Other addresses belong to the page. */
  readonly basePath?: string;
  /** Where the app keeps its address; the browser's address bar when absent. */
  readonly addressBar?: AddressBar;
}

/**
 * Run an app inside an element of another page. Returns a function that unmounts it.
 *
 * Outside the base path the app shows nothing new, and neither reads nor writes the address or the history.
 */
export function mount(app: AppDefinition, element: Element, options: MountOptions = {}): () => void {
  const { runtime = plainRuntime } = app;
  if (options.basePath !== undefined) runtime.basePath = options.basePath.replace(/\/+$/, "");
  return start(app, element, options.addressBar ?? browserBar);
}
