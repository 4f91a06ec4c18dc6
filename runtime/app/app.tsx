import {
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { configureAuth } from "../auth/auth.ts";
import { followOtherTabs } from "../auth/other-tabs.ts";
import { sessionOf } from "../auth/session.ts";
import { onCollectionError } from "../data/collections.ts";
import { logError } from "../errors/error-log.ts";
import { logFailedSheets } from "../late/style-sheets.ts";
import { appLifetime, beginLifetime, type Lifetime } from "../page/lifetime.ts";
import { OfflineNotice } from "../page/offline.tsx";
import { configureLoader, PageLoader } from "../page/page-loader.tsx";
import { ShownPage, setCurrentPage } from "../page/page-state.ts";
import { closePopupsAbove, PopupHost } from "../page/popups.tsx";
import { watchUnload } from "../page/unload.ts";
import {
  configureQuestion,
  questionBeforeClosingLayers,
  questionBeforeLeaving,
  watchPending,
  watchTyping,
  wouldLose,
} from "../page/unsaved.ts";
import { useWindowEvents } from "../page/window-events.ts";
import { type AddressBar, browserBar } from "../routing/address-bar.ts";
import { AppRouter, ShownRoute } from "../routing/app-router.tsx";
import { Arrivals, notFoundMatch, type Shown } from "../routing/arrival.ts";
import { isInBase, withBase, withoutBase } from "../routing/base-path.ts";
import { type AppHistory, openHistory } from "../routing/history.ts";
import { contentOf, handleOf, matchRoute, pageOf, type RouteMatch, routePath } from "../routing/routes.ts";
import { routingOf } from "../routing/routing.ts";
import { configureLanguages, inLanguage, showLanguage } from "../screen/language.ts";
import { startScreen } from "../screen/screen.ts";
import { startTheme } from "../screen/theme.ts";
import { stayed } from "../workflow/cancelled.ts";
import { AppContext, type AppDefinition } from "./app-context.ts";
import { typeAgain } from "./early-input.ts";
import { beginPrerender, endFirstRender, isFirstRender, prerenderedMark } from "./first-render.ts";
import { keepInstallPrompt } from "./install-prompt.ts";
import { manifest } from "./manifest.ts";
import { isOutdated, loadCode } from "./reload.ts";
import { beginRunning, plainRuntime, type Runtime, runAlone } from "./runtime.ts";
import { RuntimeContext, useRuntime } from "./runtime-context.ts";

/** Define an app; `start` runs it. */
export const defineApp = (app: AppDefinition): AppDefinition => app;

/** Run an app in the document, inside the element with the id `root`. Returns a function that unmounts it. */
export function start(
  app: AppDefinition,
  container: Element = rootElement(),
  bar: AddressBar = browserBar,
  layer?: HTMLElement,
): () => void {
  const runtime = runtimeOf(app);
  const endRunning = beginRunning(runtime, app.name);
  runtime.layer = layer;
  // Another address belongs to the page around the app, or to another app.
  if (bar === browserBar && isInBase(runtime, bar.address.pathname)) {
    sessionOf(runtime).brought = app.emailLinks?.(runtime);
    app.firstLanguage?.(runtime, app, bar);
  }
  configure(app, bar);
  keepInstallPrompt();
  watchUnload();
  const stopWatching = watchTyping(runtime);
  finishLater(app);
  let stop: (() => void) | undefined = () => {
    stop = undefined;
  };
  const render = (): void => {
    endFirstRender();
    const root = createRoot(container);
    root.render(<AppTree app={app} />);
    stop = () => root.unmount();
  };
  const match = isFirstRender() ? prerenderedMatch(app, container, bar) : undefined;
  if (match === undefined) render();
  else {
    void loadShown(app, match, withoutBase(runtime, bar.address.pathname), beginLifetime(runtime)).then(
      (shown) => {
        if (stop === undefined) return;
        const tree = <AppTree app={app} shown={shown} onHydrated={() => typeAgain(container)} />;
        // As a transition, React hydrates in short tasks and answers the visitor in between.
        startTransition(() => {
          const root = hydrateRoot(container, tree, { onRecoverableError: logRecovery });
          stop = () => root.unmount();
        });
      },
      // The normal arrival handles a page that does not load.
      () => stop && render(),
    );
  }
  return () => {
    stop?.();
    stopWatching();
    endRunning();
  };
}

const runtimeOf = ({ runtime = plainRuntime }: AppDefinition): Runtime => runtime;

/** What the first page does not need, loaded after it. */
function finishLater(app: AppDefinition): void {
  const finish = (): void => {
    void loadCode("late-start", () => import("./late-start.ts"))
      .then(({ followFocus, followStored }) => {
        followFocus();
        followStored(runtimeOf(app));
      })
      .catch(() => {});
    if (manifest().version === undefined) return;
    logFailedSheets();
    void loadCode("deploy", () => import("./deploy.ts"))
      .then(({ followDeploys, preloadParts }) => {
        const runtime = runtimeOf(app);
        followDeploys(runtime, manifest());
        preloadParts(runtime, app.routes, app.auth !== undefined);
      })
      .catch(() => {});
  };
  if (document.readyState === "complete") setTimeout(finish);
  else window.addEventListener("load", () => setTimeout(finish), { once: true });
}

/** Returns the route of the prerendered page in the document, if it matches the address. */
function prerenderedMatch(app: AppDefinition, container: Element, bar: AddressBar): RouteMatch | undefined {
  const runtime = runtimeOf(app);
  const match = matchRoute(app.routes, withoutBase(runtime, bar.address.pathname)) ?? notFoundMatch(runtime, app);
  const path = match && routePath(match.route, match.params);
  return path !== undefined && decodeURI(path) === container.getAttribute(prerenderedMark) ? match : undefined;
}

/** React reports a part that the build could not finish; that is expected and rendered here. Log anything else. */
function logRecovery(error: unknown): void {
  if (!/\b419\b|could not finish this Suspense/.test(String(error))) logError("prerendered page", error);
}

/**
 * Returns the app at an address as an element that renders to a string, for prerendering. Does not touch the document.
 *
 * Renders the page of the address without its data. Rejects if no page of the app has the address.
 */
export async function createApp(app: AppDefinition, { url }: { readonly url: string }): Promise<ReactElement> {
  beginPrerender();
  runAlone(runtimeOf(app));
  configure(app, browserBar);
  const address = new URL(url, "http://local.invalid");
  const match = matchRoute(app.routes, address.pathname);
  if (match === undefined) throw new Error(`no page for the path ${address.pathname}`);
  routingOf(runtimeOf(app)).query.take(address.search);
  return <AppTree app={app} shown={await loadShown(app, match, address.pathname, appLifetime)} />;
}

/** Load the page of a route, to hydrate what the build rendered or for the build itself. */
async function loadShown(app: AppDefinition, match: RouteMatch, path: string, lifetime: Lifetime): Promise<ShownFirst> {
  const { route } = match;
  const runtime = runtimeOf(app);
  const content = await loadCode(pageOf(route), () => contentOf(route));
  const page = new ShownPage({ runtime, id: pageOf(route), path, match, routes: app.routes, lifetime });
  const { language } = handleOf(route);
  if (language !== undefined) showLanguage(runtime, language);
  setCurrentPage(runtime, page);
  const address = { pathname: path, search: "", hash: "", entry: "" };
  return { kind: "page", key: path, page, match, content, address };
}

type ShownFirst = Shown & { readonly kind: "page" };

function configure(app: AppDefinition, bar: AddressBar): void {
  const runtime = runtimeOf(app);
  runtime.name = app.name;
  runtime.timeZone = app.timeZone;
  configureLanguages(runtime, app.languages);
  configureAuth(runtime, app.auth);
  sessionOf(runtime).endHandler = app.onSessionEnd;
  configureLoader(runtime, app.loaderColor);
  configureQuestion(runtime, app.unsaved);
  routingOf(runtime).begin(app.routes, bar);
  startTheme(runtime, app.themes?.default ?? "light");
  startScreen();
}

interface AppTreeProps {
  readonly app: AppDefinition;
  /** The prerendered page. */
  readonly shown?: ShownFirst;
  /** Called when the prerendered page handles input. */
  readonly onHydrated?: () => void;
}

/** The app, starting with the prerendered page if there is one. */
function AppTree({ app, shown, onHydrated }: AppTreeProps): ReactNode {
  // Runs after the effects of all elements.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <RuntimeContext value={runtimeOf(app)}>
      <AppContext value={app}>
        <AppView app={app} first={shown} />
      </AppContext>
    </RuntimeContext>
  );
}

function rootElement(): Element {
  const found = document.getElementById("root");
  if (found !== null) return found;
  const made = document.createElement("div");
  made.id = "root";
  document.body.append(made);
  return made;
}

/** The current page, the bar above it and the popups over it. */
function AppView({ app, first }: { readonly app: AppDefinition; readonly first: ShownFirst | undefined }): ReactNode {
  const [shown, setShown] = useState<Shown | undefined>(first);
  const runtime = useRuntime();
  useArrivals(app, first, setShown);
  useWindowEvents(app, "app");
  useReports(app.onError);
  useEffect(() => watchPending(runtime, app.pending), [app, runtime]);
  useEffect(
    () =>
      app.onCollectionFetchError && onCollectionError(runtime, app.onCollectionFetchError, "app.collectionFetchError"),
    [app, runtime],
  );
  return (
    <AppRouter shown={shown}>
      <PageLoader />
      <OfflineNotice />
      {shown?.kind === "page" && <ShownRoute key={shown.key} shown={shown} failure={<Failure isMissing={false} />} />}
      {shown?.kind === "failed" && <Failure isMissing={shown.key === "404"} />}
      <PopupHost />
    </AppRouter>
  );
}

/** Failure reports are loaded only if the app handles them. */
function useReports(handler: AppDefinition["onError"]): void {
  const runtime = useRuntime();
  useEffect(() => {
    if (handler === undefined) return;
    const reporting = loadCode("error-reports", () => import("../errors/error-reports.ts")).then(
      ({ reportErrors }) => reportErrors(runtime, handler),
      (error: unknown) => logError("error-reports", error),
    );
    return () => void reporting.then((stop) => stop?.());
  }, [handler, runtime]);
}

/** Connect arrivals to the app, and let workflows and links navigate. */
function useArrivals(
  app: AppDefinition,
  first: ShownFirst | undefined,
  setShown: Dispatch<SetStateAction<Shown | undefined>>,
): void {
  const runtime = useRuntime();
  useLayoutEffect(() => {
    const routing = routingOf(runtime);
    // React has hydrated the page, and none of its effects have run yet.
    endFirstRender();
    let history: AppHistory | undefined;
    const arrivals = new Arrivals(
      runtime,
      app,
      {
        show: (shown) => flushSync(() => setShown(shown)),
        move: (address) => setShown((shown) => (shown?.kind === "page" ? { ...shown, address } : shown)),
        redirect: (href) => void history?.go(href, { replace: true, leaves: true }),
        leaveApp: (href) => routing.bar.leave(withBase(runtime, href), { replace: true }),
      },
      first?.page,
    );
    const disconnect = routing.connect({
      current: () => arrivals.match,
      go: async (href, options) => {
        routing.query.flush();
        const leaves = arrivals.leaves(href);
        const question = leaves ? questionBeforeLeaving(runtime) : undefined;
        if (question !== undefined && !(await question())) throw stayed;
        // A newer version is published, and the visitor is leaving the page anyway: load the new version.
        if (isOutdated() && !wouldLose(runtime, options.isLink ? 1 : 0)) {
          routing.bar.leave(withBase(runtime, href), { replace: false });
          return;
        }
        await history?.go(href, { replace: options.replace, leaves, state: options.state });
      },
      back: () => history?.back(),
      redirect: (href) => void history?.go(href, { replace: true, leaves: true }),
      strangersAddress: () => arrivals.strangersAddress(),
    });
    const stopFollowing = app.auth && followOtherTabs(sessionOf(runtime), app.pages.login ?? app.pages.home);
    const leave = (): void => {
      routing.query.flush();
      arrivals.unload();
    };
    window.addEventListener("pagehide", leave);
    history = openHistory(routing, (address, change) => arrivals.arrive(address, change), {
      hold: ({ pathname, search }) => (arrivals.leaves(pathname + search) ? questionBeforeLeaving(runtime) : undefined),
      holdLayers: (kept) => questionBeforeClosingLayers(runtime, kept),
      closePopups: (kept) => closePopupsAbove(runtime, kept),
    });
    return () => {
      window.removeEventListener("pagehide", leave);
      history?.close();
      arrivals.close();
      stopFollowing?.();
      disconnect();
    };
  }, [app, runtime, first, setShown]);
}

const failureTexts = {
  failed: { en: "This page could not be loaded.", pt: "Não foi possível carregar esta página." },
  missing: { en: "Page not found", pt: "Página não encontrada" },
  home: { en: "Go to the start page", pt: "Ir para o início" },
  again: { en: "Try again", pt: "Tentar de novo" },
};

/** Last resort when a page cannot be shown; in Portuguese or English, as the app may have no texts for it. */
function Failure({ isMissing }: { readonly isMissing: boolean }): ReactNode {
  const runtime = useRuntime();
  return (
    <main className="trama-failure">
      <h1>{inLanguage(runtime, isMissing ? failureTexts.missing : failureTexts.failed)}</h1>
      {isMissing ? (
        <a href="/">{inLanguage(runtime, failureTexts.home)}</a>
      ) : (
        <button type="button" onClick={() => window.location.reload()}>
          {inLanguage(runtime, failureTexts.again)}
        </button>
      )}
    </main>
  );
}
