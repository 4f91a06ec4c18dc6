import { createContext, useContext } from "react";
import type { AuthOptions } from "../auth/auth.ts";
import type { CollectionFailure, CollectionGroups } from "../data/collections.ts";
import type { UnsavedQuestion } from "../page/unsaved.ts";
import type { WindowEvents } from "../page/window-events.ts";
import type { Bind } from "../react/signals.ts";
import type { AccessRules } from "../routing/guard.ts";
import type { Route } from "../routing/routes.ts";
import type { LocalizedText } from "../screen/language.ts";
import type { ThemeChoice } from "../screen/theme.ts";
import type { Handler } from "../workflow/workflow.ts";
import type { Failure } from "./error-reports.ts";

/** An app as the generated code describes it. */
export interface AppDefinition extends WindowEvents {
  /** The name of the design. */
  readonly name: string;
  readonly title: LocalizedText;
  /** The first is the default. */
  readonly languages: readonly string[];
  /** The IANA name of the zone that days and times are those of; that of the browser when absent. */
  readonly timeZone?: string;
  readonly routes: readonly Route[];
  readonly pages: {
    readonly home: string;
    readonly login?: string;
    readonly forbidden?: string;
    readonly notFound?: string;
  };
  /** How window titles are made of the title of a page, as in `{title} · Balcão`. */
  readonly titlePattern?: LocalizedText;
  readonly themes?: { readonly default?: ThemeChoice };
  readonly groups?: AccessRules["groups"];
  readonly auth?: AuthOptions;
  /** Takes what the link of an e-mail brought out of the address; gives what takes up its session. */
  readonly emailLinks?: () => (() => Promise<boolean>) | undefined;
  readonly backend?: { readonly kind: "supabase" };
  readonly loaderColor?: string;
  /** Fetched with the first page, and again by the next one after they were emptied. */
  readonly collections?: CollectionGroups;
  /** Asks before something unsaved is lost; without it the browser does. */
  readonly unsaved?: UnsavedQuestion;
  /** Whether closing the window would lose something, whatever page is shown. */
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

/** The app around a component, absent in tests of single elements. */
export const useApp = (): AppDefinition | undefined => useContext(AppContext);
