import type { Route, RouteMatch } from "./routes.ts";

/** How the running app goes places; the one mounted app connects itself. */
export interface AppNavigation {
  /** Go to a local address. Settles when the page before was left. */
  go(href: string, options: { readonly replace: boolean; readonly isLink?: boolean | undefined }): Promise<void>;
  /** The page that is shown, with its parameters. */
  current(): RouteMatch | undefined;
  /** Go back inside the app; nothing when there is nowhere to go back to. Settles as `go` does. */
  back(): Promise<void> | undefined;
  /** Replace this page by a local address, without asking about unsaved input. */
  redirect(href: string): void;
  /** The address for a visitor who is not signed in: the login page, which leads back, or this page if it is public. */
  strangersAddress(): string;
}

let known: readonly Route[] = [];

/** The routes of the app, also before it goes anywhere. */
export const appRoutes = (): readonly Route[] => known;

/** Say which routes the app has. */
export function configureRoutes(routes: readonly Route[]): void {
  known = routes;
}

let connected: AppNavigation | undefined;

/** The running app, absent before it starts. */
export const appNavigation = (): AppNavigation | undefined => connected;

/** Connect the app that was mounted; gives the function that disconnects it. */
export function connectNavigation(made: AppNavigation): () => void {
  connected = made;
  return () => {
    if (connected === made) connected = undefined;
  };
}
