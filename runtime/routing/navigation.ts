import type { RouteObject } from "react-router-dom";
import type { RouteMatch } from "./routes.ts";

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

let known: readonly RouteObject[] = [];

/** Returns the routes of the app, even before it is mounted. */
export const appRoutes = (): readonly RouteObject[] => known;

/** Set the routes of the app. */
export function configureRoutes(routes: readonly RouteObject[]): void {
  known = routes;
}

let connected: AppNavigation | undefined;

/** Returns the running app's navigation; undefined before it starts. */
export const appNavigation = (): AppNavigation | undefined => connected;

/** Connect the mounted app; returns a function that disconnects it. */
export function connectNavigation(made: AppNavigation): () => void {
  connected = made;
  return () => {
    if (connected === made) connected = undefined;
  };
}
