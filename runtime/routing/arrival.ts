import type { ReactNode } from "react";
import type { AppDefinition } from "../app/app-context.ts";
import { revealPage } from "../app/first-render.ts";
import { loadCode, recoverByReloading } from "../app/reload.ts";
import type { Runtime } from "../app/runtime.ts";
import { resumeSession, userRoles } from "../auth/auth.ts";
import { catchUp } from "../auth/other-tabs.ts";
import { type Session, sessionOf } from "../auth/session.ts";
import { connectionBack } from "../data/connection.ts";
import { readVariablesFromAddress, resetForPage } from "../data/variables.ts";
import { logError, logMessage } from "../errors/error-log.ts";
import { loadStyle } from "../late/style-sheets.ts";
import * as messages from "../messages/app.ts";
import { appLifetime, beginLifetime, endLifetime } from "../page/lifetime.ts";
import { hideOfflineNotice, waitForSession, waitWithNotice } from "../page/offline.tsx";
import { finishLoader, startLoader } from "../page/page-loader.tsx";
import { ShownPage, setCurrentPage } from "../page/page-state.ts";
import { closePopupsBut } from "../page/popups.tsx";
import { endLeaving, forgetTyping } from "../page/unsaved.ts";
import { batch } from "../react/signals.ts";
import { languageOf, showLanguage } from "../screen/language.ts";
import { startHandler } from "../workflow/workflow.ts";
import { type AccessRules, decideAccess } from "./guard.ts";
import { plainQuery } from "./query.ts";
import { contentOf, handleOf, matchRoute, pageOf, type RouteMatch, routeOf, routePath } from "./routes.ts";
import { type Routing, routingOf } from "./routing.ts";
import { scrollWithin } from "./scroll.ts";

/** An address that the router arrived at. `entry` identifies the history entry. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly entry: string;
  /** What a link of React Router passed along. */
  readonly state?: unknown;
}

export type AddressChange = "push" | "replace" | "pop";

/** What the app shows: a page with its code, or the notice that it could not be loaded. */
export type Shown =
  | {
      readonly kind: "page";
      readonly key: string;
      readonly page: ShownPage;
      readonly match: RouteMatch;
      readonly content: ReactNode;
      readonly address: Address;
    }
  | { readonly kind: "failed"; readonly key: string };

/** How arrivals change the screen and the history. */
export interface ArrivalOutlets {
  /** Show a page or notice, at once. */
  readonly show: (shown: Shown) => void;
  /** The visible page has another address: its query or its section. */
  readonly move: (address: Address) => void;
  /** Go to another local address, replacing this one. */
  readonly redirect: (href: string) => void;
  /** Leave the app for another document. */
  readonly leaveApp: (href: string) => void;
}

/**
 * Takes the app from page to page: leave the old one, check access, load the code and styles of the new one, reset
 * variables, show it. The old page stays visible until the new one can replace it.
 *
 * There is one per mounted app. A newer arrival overtakes one that is still loading.
 */
export class Arrivals {
  private readonly runtime: Runtime;
  private readonly routing: Routing;
  private readonly app: AppDefinition;
  private readonly outlets: ArrivalOutlets;
  private count = 0;
  private address: Address | undefined;
  private page: ShownPage | undefined;
  /** The visible page; another page may be loading. */
  private shown: { readonly page: ShownPage; readonly address: Address } | undefined;
  private readonly session: Session;
  private readonly known: Promise<void>;
  /** Whether the page is already there, prerendered, and only its address is pending. */
  private isAdopting: boolean;

  /** `shown` is the prerendered page, if the app starts with one. */
  constructor(runtime: Runtime, app: AppDefinition, outlets: ArrivalOutlets, shown: ShownPage | undefined) {
    this.runtime = runtime;
    this.routing = routingOf(runtime);
    this.app = app;
    this.outlets = outlets;
    this.page = shown;
    this.isAdopting = shown !== undefined;
    this.session = sessionOf(runtime);
    this.known = resumeSession(this.session);
  }

  /** Returns the route of the current page, with its parameters. */
  get match(): RouteMatch | undefined {
    return this.page?.match;
  }

  /** Arrive at an address. The old page is left before this returns; the new one is shown later. */
  arrive(address: Address, change: AddressChange): void {
    const before = this.address;
    this.address = address;
    if (this.isAdopting) {
      this.isAdopting = false;
      this.shown = this.page && { page: this.page, address };
      this.outlets.move(address);
      this.routing.scroll.adopt(address.hash);
      queueMicrotask(() => this.routing.layers.settle());
      return;
    }
    // A page that is still loading loads for the new address: the visible page is another one.
    if (before !== undefined && this.page !== undefined && isSamePage(before, address, change)) {
      this.stay(before, address, change);
      return;
    }
    this.leave(before);
    this.page = undefined;
    this.count += 1;
    const visit = this.count;
    void this.load(address, change, () => visit === this.count, before);
  }

  /** Whether a local address belongs to another page, so that going there leaves this one. */
  leaves(href: string): boolean {
    const { address } = this;
    if (address === undefined) return false;
    const { pathname, search } = new URL(href, `http://local.invalid${address.pathname}${address.search}`);
    return !isSamePage(address, { pathname, search }, "push");
  }

  /** The address for a visitor who is not signed in: the login page, or this page if it is public. */
  strangersAddress(): string {
    const { pathname, search } = this.address ?? { pathname: "/", search: "" };
    const here = pathname + search;
    const match = matchRoute(this.app.routes, pathname);
    const stranger = { isAuthenticated: false, roles: [] };
    const access = match && decideAccess(rulesOf(this.app), match.route, stranger, here);
    return access?.kind === "redirect" ? access.to : here;
  }

  /** Leave the page for good, as when the window closes: only what happens at once is sure to happen. */
  unload(): void {
    if (this.page !== undefined && this.address !== undefined) this.routing.scroll.keep(this.address.entry);
    this.runUnload();
    const { runtime } = this;
    void startHandler(this.app.onUnload, undefined, "app.unload", { runtime, lifetime: appLifetime });
  }

  /** Drop an arrival that is still loading: the app was unmounted, as StrictMode does after its first mount. */
  close(): void {
    this.count += 1;
  }

  private stay(before: Address, address: Address, change: AddressChange): void {
    if (address.search !== before.search) {
      this.routing.query.take(address.search);
      readVariablesFromAddress(this.runtime);
    }
    this.outlets.move(address);
    // A replaced entry is the app updating its address, not a visitor's navigation.
    if (change !== "replace") scrollWithin(address.hash);
  }

  private leave(before: Address | undefined): void {
    const { routing, runtime } = this;
    if (before !== undefined) routing.scroll.remember(before.entry);
    routing.query.hold();
    this.runUnload();
    endLifetime(runtime);
    closePopupsBut(runtime, []);
    hideOfflineNotice(runtime);
    startLoader(runtime);
  }

  private runUnload(): void {
    const { page, runtime } = this;
    // The page ends now, but its unload steps may take longer.
    void startHandler(page?.hooks?.onUnload, undefined, `${page?.id}.unload`, { runtime, lifetime: appLifetime });
  }

  private async load(
    address: Address,
    change: AddressChange,
    isCurrent: () => boolean,
    before: Address | undefined,
  ): Promise<void> {
    const { app } = this;
    // Let the caller finish first: this may run while React commits.
    await Promise.resolve();
    if (before !== undefined) {
      await this.known;
      if (!(await catchUp(this.session)) || !isCurrent()) return;
    }
    const found = matchRoute(app.routes, address.pathname);
    const home = found === undefined && address.pathname === "/" ? homePath(this.runtime, app) : undefined;
    if (home !== undefined) {
      this.outlets.redirect(home + address.search + address.hash);
      return;
    }
    const match = found ?? notFoundMatch(this.runtime, app);
    if (match === undefined) {
      this.sendToNotFound(address);
      return;
    }
    const isPrivate = (handleOf(match.route).groups ?? []).length > 0;
    if (isPrivate || pageOf(match.route) === app.pages.login) {
      await waitForSession(this.runtime);
      if (!isCurrent()) return;
    }
    if (!isPrivate) return this.loadCode(match, address, change, isCurrent);
    const { session } = this;
    const visitor = { isAuthenticated: session.isAuthenticated.peek(), roles: userRoles(session) };
    const access = decideAccess(rulesOf(app), match.route, visitor, address.pathname + address.search);
    if (access.kind === "redirect") {
      this.outlets.redirect(access.to);
    } else if (access.kind === "refuse") {
      logMessage(pageOf(match.route), "no page is accessible to this visitor");
      finishLoader(this.runtime);
    } else {
      await this.loadCode(match, address, change, isCurrent);
    }
  }

  private async loadCode(
    match: RouteMatch,
    address: Address,
    change: AddressChange,
    isCurrent: () => boolean,
  ): Promise<void> {
    const { route } = match;
    const page = pageOf(route);
    try {
      const code = loadCode(page, () => contentOf(route));
      const [content] = await Promise.all([code, loadStyle(handleOf(route).css), this.known]);
      if (!isCurrent()) return;
      this.show(match, content, address, change);
    } catch (error) {
      if (!isCurrent()) return;
      logError(page, error);
      if (this.shown && !navigator.onLine) {
        finishLoader(this.runtime);
        await waitWithNotice(this.runtime, connectionBack());
        if (!isCurrent()) return;
        startLoader(this.runtime);
        await this.loadCode(match, address, change, isCurrent);
        return;
      }
      const recovery = recoverByReloading(page);
      if (recovery === "reloading") return;
      if (recovery === "refused" && this.shown) {
        this.comeBack(this.shown);
        return;
      }
      revealPage();
      this.outlets.show({ kind: "failed", key: `failed ${this.count}` });
      finishLoader(this.runtime);
      endLeaving(this.runtime);
    }
  }

  private show(match: RouteMatch, content: ReactNode, address: Address, change: AddressChange): void {
    const { routing, runtime } = this;
    const page = new ShownPage({
      runtime,
      id: pageOf(match.route),
      path: address.pathname,
      match,
      routes: this.app.routes,
      lifetime: beginLifetime(runtime),
    });
    const { language: pageLanguage } = handleOf(match.route);
    batch(() => {
      routing.query.take(address.search);
      if (pageLanguage !== undefined) showLanguage(runtime, pageLanguage);
      resetForPage(runtime);
      setCurrentPage(runtime, page);
    });
    this.page = page;
    this.shown = { page, address };
    forgetTyping(runtime);
    endLeaving(this.runtime);
    revealPage();
    this.outlets.show({ kind: "page", key: `${address.pathname} ${this.count}`, page, match, content, address });
    finishLoader(this.runtime);
    routing.layers.settle();
    routing.scroll.arrive(address.hash, change === "pop" ? address.entry : undefined, this.count === 1);
  }

  /** Stay on the page that is still visible, with its typed input. */
  private comeBack({ page, address }: { readonly page: ShownPage; readonly address: Address }): void {
    this.page = page;
    this.address = address;
    this.routing.query.take(address.search);
    this.outlets.redirect(address.pathname + address.search + address.hash);
    finishLoader(this.runtime);
    endLeaving(this.runtime);
  }

  private sendToNotFound(address: Address): void {
    finishLoader(this.runtime);
    if (address.pathname.replace(/\/$/, "") === "/404") {
      this.outlets.show({ kind: "failed", key: "404" });
      return;
    }
    // At /404 the address that was asked for is no longer known.
    logMessage(address.pathname, messages.pageNotFound);
    this.outlets.leaveApp("/404");
  }
}

const rulesOf = ({ routes, groups = {}, pages }: AppDefinition): AccessRules => ({ routes, groups, pages });

/** Returns the path of the home page, if it has no parameters. */
function homePath(runtime: Runtime, { pages: { home }, routes }: AppDefinition): string | undefined {
  const route = routeOf(routes, home, languageOf(runtime).value);
  return route && routePath(route);
}

/** The page for addresses that no page has, if the app has one. */
export function notFoundMatch(
  runtime: Runtime,
  { pages: { notFound }, routes }: AppDefinition,
): RouteMatch | undefined {
  const route = notFound === undefined ? undefined : routeOf(routes, notFound, languageOf(runtime).value);
  return route && { route, params: {}, pattern: "*" };
}

/** Whether an address change stays on the page: only the hash differs, or the app itself replaced the query. */
function isSamePage(before: Address, after: Pick<Address, "pathname" | "search">, change: AddressChange): boolean {
  if (before.pathname !== after.pathname) return false;
  return change === "replace" || plainQuery(before.search) === plainQuery(after.search);
}
