import { createContext, useContext } from "react";
import type { RouteObject } from "react-router-dom";
import type { Runtime } from "../app/runtime.ts";
import { computed, type ReadonlySignal, signal } from "../react/signals.ts";
import { queryValues, type RouteMatch } from "../routing/routes.ts";
import { routingOf } from "../routing/routing.ts";
import { recordName } from "../routing/slug.ts";
import type { Handler } from "../workflow/workflow.ts";
import { appLifetime, type Lifetime } from "./lifetime.ts";

/**
 * The path parameters that code for any page reads, as in `interface PathParams { id: string }`. The code of a design
 * adds its own, with `declare module "trama/runtime"`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: designs add to it, which a type alias does not allow.
export interface PathParams {}

/** The parameters of the query that code reads. The code of a design adds its own, as with `PathParams`. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface QueryParams {}

/**
 * The current page, as formulas read it. Another path or parameter is another page state. `Param` names the parameters
 * in its path.
 */
export interface PageState<Param extends string = never> {
  readonly id: string;
  /** The local path, without query. */
  readonly path: string;
  readonly params: Readonly<Partial<PathParams> & Record<Param, string>>;
  /**
   * The current query; reading it inside a binding subscribes. `_source` is present only if it leads to a page of this
   * app.
   */
  readonly query: Readonly<Partial<QueryParams>>;
}

/** The props of a section with a file of its own. */
export interface PageProps {
  readonly page: PageState;
}

/** The page around a component. */
export const PageContext = createContext<PageState<string> | undefined>(undefined);

/** Returns the page that a route shows; `Param` names its path parameters. It stays the same while the page is shown. */
export function usePage<Param extends string = never>(): PageState<Param> {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("usePage needs a page of a started app around it");
  return page;
}

/**
 * Returns a page with the record that its path names. Throws if the record was removed from its collection while the
 * app was open.
 */
export function recordPage<Page extends PageState, Row extends object>(
  page: Page,
  source: { readonly data: ReadonlySignal<readonly Row[]> },
  field: keyof Row,
): Page & { readonly record: Row } {
  const [name = ""] = Object.values<string>(page.params);
  const record = source.data.peek().find((row) => recordName(String(row[field])) === name.toLowerCase());
  if (record === undefined) throw new Error(`no record for the path ${name}`);
  return Object.assign(page, { record });
}

/** What a page runs when it is left, set by its component while it is shown. */
export interface PageHooks {
  readonly onUnload: Handler | undefined;
}

/** A page state, with what the runtime itself needs. */
export class ShownPage implements PageState {
  readonly id: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly match: RouteMatch | undefined;
  readonly lifetime: Lifetime;
  hooks: PageHooks | undefined;

  private readonly values: ReadonlySignal<Readonly<Record<string, string>>>;

  constructor(given: {
    readonly runtime: Runtime;
    readonly id: string;
    readonly path: string;
    readonly match?: RouteMatch;
    readonly routes: readonly RouteObject[];
    readonly lifetime: Lifetime;
  }) {
    this.id = given.id;
    this.path = given.path;
    this.params = given.match?.params ?? {};
    this.match = given.match;
    this.lifetime = given.lifetime;
    const { query } = routingOf(given.runtime);
    this.values = computed(() => queryValues(given.routes, query.signal.value));
  }

  get query(): Readonly<Record<string, string>> {
    return this.values.value;
  }
}

class CurrentPage {
  readonly shown;

  constructor(runtime: Runtime) {
    this.shown = signal<PageState>(new ShownPage({ runtime, id: "", path: "/", routes: [], lifetime: appLifetime }));
  }
}

/** Returns the current page of an app, for workflows and components that serve any page. */
export const currentPageOf = (runtime: Runtime): ReadonlySignal<PageState> => runtime.part(CurrentPage).shown;

export function setCurrentPage(runtime: Runtime, page: PageState): void {
  runtime.part(CurrentPage).shown.value = page;
}
