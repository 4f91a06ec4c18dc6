import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { AppContext, type AppDefinition } from "./app-context.ts";
import { Arrivals, type Shown } from "./arrival.ts";
import { configureAuth } from "./auth.ts";
import { onCollectionError } from "./collections.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { type AppHistory, openHistory } from "./history.ts";
import { configureLanguages, inLanguage } from "./language.ts";
import { appLifetime } from "./lifetime.ts";
import { connectNavigation } from "./navigation.ts";
import { configureLoader, PageLoader } from "./page-loader.tsx";
import { ShownPage, setCurrentPage } from "./page-state.ts";
import { PopupHost } from "./popups.tsx";
import { flushQuery, takeQuery } from "./query.ts";
import { matchRoute } from "./routes.ts";
import { startScreen } from "./screen.ts";
import { startTheme } from "./theme.ts";
import { useWindowEvents } from "./window-events.ts";

/** Describe an app; `start` runs it. */
export const defineApp = (app: AppDefinition): AppDefinition => app;

/** Run an app in the document, inside the element with the id `root`. Gives the function that takes it away again. */
export function start(app: AppDefinition, container: Element = rootElement()): () => void {
  configure(app);
  startTheme(app.themes?.default ?? "light");
  startScreen();
  const root = createRoot(container);
  root.render(
    <AppContext value={app}>
      <AppView app={app} />
    </AppContext>,
  );
  return () => root.unmount();
}

/**
 * An app at an address as an element that renders to text, for prerendering. Touches no document.
 *
 * Gives the page of the address without its data; rejects for an address that is no page of the app.
 */
export async function createApp(app: AppDefinition, { url }: { readonly url: string }): Promise<ReactElement> {
  configure(app);
  const address = new URL(url, "http://local.invalid");
  const match = matchRoute(app.routes, address.pathname);
  if (match === undefined) throw new Error(`no page of the app has the path ${address.pathname}`);
  const { route, params } = match;
  const page = new ShownPage({
    id: route.page,
    path: address.pathname,
    params,
    route,
    routes: app.routes,
    lifetime: appLifetime,
  });
  takeQuery(address.search);
  setCurrentPage(page);
  // The component of a page takes the state of that page; which parameters it has, its route says.
  const Component = (await route.load()).default as ComponentType<{ page: ShownPage }>;
  return (
    <AppContext value={app}>
      <Component page={page} />
    </AppContext>
  );
}

function configure(app: AppDefinition): void {
  configureLanguages(app.languages);
  configureAuth(app.auth);
  configureLoader(app.loaderColor);
}

function rootElement(): Element {
  const found = document.getElementById("root");
  if (found !== null) return found;
  const made = document.createElement("div");
  made.id = "root";
  document.body.append(made);
  return made;
}

/** The page that is shown, the bar above it and the popups over it. Renders when another page is shown, and only then. */
function AppView({ app }: { readonly app: AppDefinition }): ReactNode {
  const [shown, setShown] = useState<Shown>();
  useArrivals(app, setShown);
  useWindowEvents(app, "app");
  useEffect(
    () => app.onCollectionFetchError && onCollectionError(app.onCollectionFetchError, "app.collectionFetchError"),
    [app],
  );
  // The same element again is no render of the page: it runs once, however often the address changes.
  const content = useMemo(
    () =>
      shown?.kind === "page" && (
        <ErrorBoundary key={shown.key} label={shown.page.id} fallback={<Failure isMissing={false} />}>
          <shown.Component page={shown.page} />
        </ErrorBoundary>
      ),
    [shown],
  );
  return (
    <>
      <PageLoader />
      {content}
      {shown?.kind === "failed" && <Failure isMissing={shown.key === "404"} />}
      <PopupHost />
    </>
  );
}

/** Tell the arrivals where the app is, and let workflows and links go places. */
function useArrivals(app: AppDefinition, setShown: (shown: Shown) => void): void {
  useLayoutEffect(() => {
    let history: AppHistory | undefined;
    const arrivals = new Arrivals(app, {
      show: (shown) => flushSync(() => setShown(shown)),
      redirect: (href) => history?.go(href, { replace: true }),
      leaveApp: (href) => window.location.replace(href),
    });
    const disconnect = connectNavigation({
      routes: app.routes,
      current: () => arrivals.match,
      go: async (href, options) => {
        flushQuery();
        history?.go(href, options);
      },
      back: () => history?.back(),
    });
    const leave = (): void => {
      flushQuery();
      arrivals.unload();
    };
    window.addEventListener("pagehide", leave);
    history = openHistory((address, change) => arrivals.arrive(address, change));
    return () => {
      window.removeEventListener("pagehide", leave);
      history?.close();
      disconnect();
    };
  }, [app, setShown]);
}

const failureTexts = {
  failed: { en: "This page could not be loaded.", pt: "Não foi possível carregar esta página." },
  missing: { en: "Page not found.", pt: "Página não encontrada." },
  again: { en: "Try again", pt: "Tentar de novo" },
};

/** The last resort when a page cannot be shown; in Portuguese or English, as the app may have no words of its own here. */
function Failure({ isMissing }: { readonly isMissing: boolean }): ReactNode {
  return (
    <main className="trama-failure">
      <h1>{inLanguage(isMissing ? failureTexts.missing : failureTexts.failed)}</h1>
      {!isMissing && (
        <button type="button" onClick={() => window.location.reload()}>
          {inLanguage(failureTexts.again)}
        </button>
      )}
    </main>
  );
}
