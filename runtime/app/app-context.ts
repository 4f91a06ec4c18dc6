import { createContext, useContext } from "react";
import type { RouteObject } from "react-router-dom";
import type { AuthOptions } from "../auth/auth.ts";
import type { CollectionFailure, CollectionGroups } from "../data/collections.ts";
import type { Failure } from "../errors/error-reports.ts";
import type { UnsavedQuestion } from "../page/unsaved.ts";
import type { WindowEvents } from "../page/window-events.ts";
import type { Bind } from "../react/signals.ts";
import type { AddressBar } from "../routing/address-bar.ts";
import type { AccessRules } from "../routing/guard.ts";
import type { LocalizedText } from "../screen/language.ts";
import type { ThemeChoice } from "../screen/theme.ts";
import type { Handler } from "../workflow/workflow.ts";
import type { Runtime } from "./runtime.ts";

/** The definition of an app, as generated code passes it. */
export interface AppDefinition extends WindowEvents {
  /** The state of the design; without it, the app has the one outside all designs. */
  readonly runtime?: Runtime;
  /** The name of the design. */
  readonly name: string;
  readonly title: LocalizedText;
  /** The first is the default. */
  readonly languages: readonly string[];
  /** The IANA time zone of the app's days and times; the browser's when absent. */
  readonly timeZone?: string;
  /** The generated routes, and routes written by hand. */
  readonly routes: readonly RouteObject[];
  readonly pages: {
    readonly home: string;
    readonly login?: string;
    readonly forbidden?: string;
    readonly notFound?: string;
  };
  /** The pattern that turns a page title into a window title, such as `{title} · Balcão`. */
  readonly titlePattern?: LocalizedText;
  readonly themes?: { readonly default?: ThemeChoice };
  readonly groups?: AccessRules["groups"];
  readonly auth?: AuthOptions;
  /** Removes what an e-mail link added to the address; returns a function that resumes the session from it. */
  readonly emailLinks?: (runtime: Runtime) => (() => Promise<boolean>) | undefined;
  /** Leads from `/` to the home page in the language of the visitor. */
  readonly firstLanguage?: (runtime: Runtime, app: AppDefinition, bar: AddressBar) => void;
  readonly backend?: { readonly kind: "supabase" };
  readonly loaderColor?: string;
  /** Fetched with the first page, and again with the next page after they were cleared. */
  readonly collections?: CollectionGroups;
  /** Asks before unsaved input is lost; without it the browser asks. */
  readonly unsaved?: UnsavedQuestion;
  /** Whether closing the window would lose something, on any page. */
  readonly pending?: Bind<boolean>;
  readonly onBeforeFetch?: Handler;
  readonly onLoad?: Handler;
  readonly onUnload?: Handler;
  readonly onCollectionFetchError?: Handler<CollectionFailure>;
  readonly onError?: Handler<Failure>;
  /** Asks a user whose session has expired to sign in again, over the page. */
  readonly onSessionEnd?: Handler;
}

export const AppContext = createContext<AppDefinition | undefined>(undefined);

/** Returns the app around a component; undefined in tests of single elements. */
export const useApp = (): AppDefinition | undefined => useContext(AppContext);
