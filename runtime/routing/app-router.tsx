import { type ReactNode, useMemo, useState } from "react";
import { createPath, type Navigator, parsePath, type RouteObject, Router, type To, useRoutes } from "react-router-dom";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { Page } from "../page/page.tsx";
import { PageContext } from "../page/page-state.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { startHandler } from "../workflow/workflow.ts";
import type { Shown } from "./arrival.ts";
import { basePath, withBase, withoutBase } from "./base-path.ts";
import { handleOf } from "./routes.ts";
import { routingOf } from "./routing.ts";

type ShownContent = Shown & { readonly kind: "page" };

/**
 * The router around the app: hooks and links of React Router read the address of the visible page and navigate through
 * the app's own history. The query is the one that variables have, also while the address bar is behind.
 */
export function AppRouter({
  shown,
  children,
}: {
  readonly shown: Shown | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const runtime = useRuntime();
  const navigator = useMemo(() => navigatorOf(runtime), [runtime]);
  const search = useSignalValue(routingOf(runtime).query.signal);
  const address = shown?.kind === "page" ? shown.address : undefined;
  return (
    <Router
      basename={basePath(runtime)}
      navigator={navigator}
      location={{
        pathname: withBase(runtime, address?.pathname ?? "/"),
        search,
        hash: address?.hash ?? "",
        key: address?.entry ?? "",
        state: address?.state,
      }}
    >
      {children}
    </Router>
  );
}

/** The content of the current route. Renders once, however often the query changes. */
export function ShownRoute({
  shown,
  failure,
}: {
  readonly shown: ShownContent;
  readonly failure: ReactNode;
}): ReactNode {
  const [routes] = useState(() => [shownRoute(shown, failure)]);
  return useRoutes(routes);
}

/** Returns a route with its loaded content. A route written by hand gets the page around it that others bring along. */
function shownRoute({ page, match, content }: ShownContent, failure: ReactNode): RouteObject {
  const { handle, children } = match.route;
  const { page: generated, title } = handleOf(match.route);
  const bound = typeof title === "function" ? () => title(match.params) : title;
  const element = (
    <ErrorBoundary label={page.id} fallback={failure}>
      <PageContext value={page}>
        {generated !== undefined ? (
          content
        ) : (
          <Page id={page.id} page={page} title={bound}>
            {content}
          </Page>
        )}
      </PageContext>
    </ErrorBoundary>
  );
  return { path: match.pattern, handle, element, ...(children && { children }) };
}

/**
 * Returns an app's history, as links and hooks of React Router use it. Visitors are asked before unsaved input is lost.
 */
const navigatorOf = (runtime: Runtime): Navigator => ({
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  go: (delta) => routingOf(runtime).bar.go(delta),
  push: (to, state) => go(runtime, to, false, state),
  replace: (to, state) => go(runtime, to, true, state),
});

function go(runtime: Runtime, to: To, replace: boolean, state: unknown): void {
  const { pathname = "/", search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
  const href = createPath({ pathname: withoutBase(runtime, pathname), search, hash });
  const move = () => routingOf(runtime).navigation?.go(href, { replace, isLink: true, state });
  void startHandler(move, undefined, "link", { runtime });
}
