import type { AppDefinition } from "../app/app-context.ts";
import { revealPage } from "../app/first-render.ts";
import type { Runtime } from "../app/runtime.ts";
import { type Session, sessionOf } from "../auth/session.ts";
import { type AnyCollection, type CollectionGroups, fetchForPage } from "../data/collections.ts";
import { logError } from "../errors/error-log.ts";
import { isCancelled } from "../workflow/cancelled.ts";
import { createRun, type Handler, startHandler } from "../workflow/workflow.ts";
import { appLifetime, type Lifetime } from "./lifetime.ts";
import { waitForSession } from "./offline.tsx";
import type { ShownPage } from "./page-state.ts";

/** The steps of loading a page. */
export interface PageSteps {
  readonly collections?: CollectionGroups | undefined;
  readonly onBeforeFetch?: Handler | undefined;
  readonly onLoad?: Handler | undefined;
}

/** Apps that have begun to load their first page, so that the app's first load runs once. */
const begun = new WeakSet<AppDefinition>();

/**
 * Load a page: before-fetch workflows, then collections, then load workflows. The app's come first, and only on the
 * first load. Variables were reset before the page was shown. Stops as soon as the visitor leaves.
 */
export async function loadPage(runtime: Runtime, app: AppDefinition, page: ShownPage, steps: PageSteps): Promise<void> {
  const isFirst = !begun.has(app);
  begun.add(app);
  const { lifetime } = page;
  const run = (handler: Handler | undefined, label: string, within: Lifetime) =>
    startHandler(handler, undefined, label, { runtime, lifetime: within });

  // A prerendered page is shown before the session is known.
  const session = sessionOf(runtime);
  await (page.id === app.pages.login ? waitForSession(runtime) : session.known);
  if (!session.isAuthenticated.peek()) revealPage();
  // The first page was drawn in the task that also started the app: its workflows begin in another one.
  if (isFirst) await new Promise((done) => setTimeout(done));
  if (lifetime.signal.aborted) return;
  if (isFirst) await run(app.onBeforeFetch, "app.beforeFetch", appLifetime);
  if (lifetime.signal.aborted) return;
  await run(steps.onBeforeFetch, `${page.id}.beforeFetch`, lifetime);
  if (lifetime.signal.aborted) return;
  try {
    await Promise.all([
      fetchForPage(
        createRun("app.collections", { runtime, lifetime: appLifetime }),
        missingCollections(session, app, page),
      ),
      fetchForPage(createRun(`${page.id}.collections`, { runtime, lifetime }), steps.collections ?? []),
    ]);
  } catch (error) {
    if (!isCancelled(error)) logError(`${page.id}.collections`, error);
  }
  if (isFirst) await run(app.onLoad, "app.load", appLifetime);
  if (lifetime.signal.aborted) return;
  await run(steps.onLoad, `${page.id}.load`, lifetime);
  if (!lifetime.signal.aborted) revealPage();
}

/** Returns the app's collections that are not fetched yet. On the login page they wait until someone has signed in. */
function missingCollections(session: Session, app: AppDefinition, page: ShownPage): readonly AnyCollection[] {
  const isLogin = page.id === (app.pages.login ?? app.pages.home);
  if (isLogin && session.options !== undefined && !session.isAuthenticated.peek()) return [];
  return (app.collections ?? []).flat().filter((source) => !source.isFetched.peek());
}
