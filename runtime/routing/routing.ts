import type { RouteObject } from "react-router-dom";
import type { Runtime } from "../app/runtime.ts";
import { type AddressBar, browserBar } from "./address-bar.ts";
import { isInBase } from "./base-path.ts";
import { Layers } from "./layers.ts";
import { AddressQuery } from "./query.ts";
import type { RouteMatch } from "./routes.ts";
import { ScrollPositions } from "./scroll.ts";

export interface NavigationOptions {
  readonly replace: boolean;
  readonly isLink?: boolean | undefined;
  /** Kept in the history entry, for `useLocation` of React Router. */
  readonly state?: unknown;
}

/** Navigation of the running app; the one mounted app connects itself. */
export interface AppNavigation {
  /** Go to a local address. Resolves when the previous page was left. */
  go(href: string, options: NavigationOptions): Promise<void>;
  /** The current page, with its parameters. */
  current(): RouteMatch | undefined;
  /** Go back inside the app; undefined when there is nowhere to go back to. Resolves like `go`. */
  back(): Promise<void> | undefined;
  /** Replace this page by a local address, without asking about unsaved input. */
  redirect(href: string): void;
  /** The address for a visitor who is not signed in: the login page, which leads back, or this page if it is public. */
  strangersAddress(): string;
}

/** Everything about the addresses of one app. */
export class Routing {
  readonly runtime: Runtime;
  bar: AddressBar = browserBar;
  /** Set before the app is mounted. */
  routes: readonly RouteObject[] = [];
  /** Undefined before the app is mounted. */
  navigation: AppNavigation | undefined;
  readonly layers = new Layers();
  readonly scroll: ScrollPositions;
  readonly query: AddressQuery;

  constructor(runtime: Runtime) {
    this.runtime = runtime;
    this.scroll = new ScrollPositions(runtime);
    this.query = new AddressQuery(() => (this.hasAddress() ? this.bar : undefined));
  }

  /** Whether the address bar has an address of this app, and not one of the page it is mounted in. */
  hasAddress(): boolean {
    return (this.bar !== browserBar || "history" in globalThis) && isInBase(this.runtime, this.bar.address.pathname);
  }

  /** Begin with another address bar or other routes. */
  begin(routes: readonly RouteObject[], bar: AddressBar): void {
    this.routes = routes;
    if (bar === this.bar) return;
    this.bar = bar;
    this.query.readAgain();
  }

  /** Connect the navigation of the mounted app; returns a function that disconnects it. */
  connect(made: AppNavigation): () => void {
    this.navigation = made;
    return () => {
      if (this.navigation === made) this.navigation = undefined;
    };
  }
}

/** Returns the routing of an app. */
export const routingOf = (runtime: Runtime): Routing => runtime.part(Routing);
