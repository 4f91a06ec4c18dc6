import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { sessionHeader, sessionPath } from "../../../runtime/auth/session-names.ts";
import { matchRoute } from "../../../runtime/routing/routes.ts";
import { recordOf } from "../../json.ts";
import { hasParameters, type SiteRoute } from "../../site/shell.ts";
import type { ServedSide } from "./served-side.ts";

/** The sizes of the pictures in CSS pixels: a laptop and a phone. */
export const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A page as people see it, by their e-mail address, which is `""` without a session; or the reason for having no picture. */
export type Shot = { readonly views: ReadonlyMap<string, View> } | { readonly problem: string };

/** Pictures as PNGs, one for each of `sizes`; or that the page does not open. */
export type View = readonly Buffer[] | "closed";

/** How long a page may take to become quiet, in milliseconds. A page that never does is pictured as it is then. */
const quietMs = 15_000;

/**
 * Take pictures of pages, by id. The clock of the browser shows `now`.
 *
 * Each page is opened as `everyone`: without a session, and by each demo login. Otherwise only by the first who reaches
 * it. A page whose path has parameters is opened for the first row of what it asks for, or by a link that another page has to it.
 */
export async function shootPages(
  browser: Browser,
  side: ServedSide,
  ids: readonly string[],
  now: Date,
  everyone: boolean,
): Promise<ReadonlyMap<string, Shot>> {
  const visitors = new Visitors(browser, side, now);
  const shots = new Map<string, Shot>();
  const routes = ids.map((id) => ({ id, route: side.routes.find(({ page }) => page === id) }));
  // Pages without parameters come first: they have the links to the others.
  for (const { id, route } of routes.sort((a, b) => Number(isOpen(b.route)) - Number(isOpen(a.route))))
    shots.set(id, route ? await shoot(visitors, route, everyone) : { problem: "it has no path" });
  await visitors.leave();
  return shots;
}

const isOpen = (route: SiteRoute | undefined): boolean => route !== undefined && !hasParameters(route);

async function shoot(visitors: Visitors, route: SiteRoute, everyone: boolean): Promise<Shot> {
  const path = hasParameters(route) ? ((await visitors.rowOf(route)) ?? (await visitors.linkTo(route))) : route.path;
  if (path === undefined)
    return { problem: `it asks for no row by the parameters of \`${route.path}\`, and no page links to it` };
  const views = new Map<string, View>();
  for (const email of visitors.all(route)) {
    const page = await visitors.openAs(email, route, path);
    if (page === undefined) {
      views.set(email, "closed");
      continue;
    }
    views.set(email, await pictured(page));
    await page.close();
    if (!everyone) break;
  }
  return [...views.values()].every((view) => view === "closed") ? { problem: "no demo login reaches it" } : { views };
}

async function pictured(page: Page): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await becomesQuiet(page);
    pictures.push(await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" }));
  }
  return pictures;
}

/** Wait until the page has loaded what it shows: no request for half a second, its fonts, and no busy part. */
async function becomesQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: quietMs }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page
    .waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, { timeout: quietMs })
    .catch(() => {});
}

/** Returns the first value of the column that a request compared with `value`; undefined if none did, or it has no rows. */
async function firstValue(page: Page, asked: readonly Request[], value: string): Promise<string | undefined> {
  for (const request of asked) {
    const url = new URL(request.url());
    const [column] = [...url.searchParams].find(([, filter]) => filter === `eq.${value}`) ?? [];
    if (column === undefined) continue;
    url.search = new URLSearchParams({ select: column, order: column, limit: "1" }).toString();
    const answer = await page.context().request.get(url.href, { headers: await request.allHeaders() });
    const rows: unknown = answer.ok() ? await answer.json() : [];
    const found = Array.isArray(rows) ? recordOf(rows[0])[column] : undefined;
    if (typeof found === "string" || typeof found === "number") return String(found);
  }
  return undefined;
}

/** The browser profiles of those who open pages: one without a session, and one for each demo login that was needed. */
class Visitors {
  readonly #browser: Browser;
  readonly #side: ServedSide;
  readonly #now: Date;
  /** By e-mail address; `""` has no session. */
  readonly #contexts = new Map<string, BrowserContext | undefined>();
  /** The local addresses that pages linked to, in the order in which they were found. */
  readonly #links = new Set<string>();
  readonly #opened = new Set<SiteRoute>();

  constructor(browser: Browser, side: ServedSide, now: Date) {
    this.#browser = browser;
    this.#side = side;
    this.#now = now;
  }

  /** The people who may open a page: without a session, and each demo login. */
  all(route: SiteRoute): readonly string[] {
    const emails = this.#side.logins?.users.map(({ email }) => email) ?? [];
    return route.isPrivate ? emails : ["", ...emails];
  }

  /** Open a page by the first visitor who reaches it; undefined when none does. */
  async open(
    route: SiteRoute,
    path: string,
    onRequest = (_: Request): unknown => undefined,
  ): Promise<Page | undefined> {
    for (const email of this.all(route)) {
      const page = await this.openAs(email, route, path, onRequest);
      if (page) return page;
    }
    return undefined;
  }

  /** Open a page by one visitor; undefined when another page opens instead, or the visitor cannot sign in. */
  async openAs(
    email: string,
    route: SiteRoute,
    path: string,
    onRequest = (_: Request): unknown => undefined,
  ): Promise<Page | undefined> {
    const context = await this.#contextOf(email);
    if (!context) return undefined;
    const page = await context.newPage();
    page.on("request", onRequest);
    await page.goto(this.#side.url + path);
    await becomesQuiet(page);
    if (this.#routeAt(page.url()) !== route) {
      await page.close();
      return undefined;
    }
    this.#opened.add(route);
    for (const link of await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      this.#links.add(link);
    return page;
  }

  /** Returns a path of a page with parameters, as other pages link to it. Opens pages until one has such a link. */
  async linkTo(route: SiteRoute): Promise<string | undefined> {
    const find = (): string | undefined => [...this.#links].find((link) => this.#routeAt(link) === route);
    for (const other of this.#side.routes) {
      const found = find();
      if (found !== undefined) return found.slice(this.#side.url.length);
      if (hasParameters(other) || this.#opened.has(other)) continue;
      this.#opened.add(other);
      await (await this.open(other, other.path))?.close();
    }
    return find()?.slice(this.#side.url.length);
  }

  /**
   * Returns a path of a page that asks the backend for the row that its parameters name.
   *
   * The page is opened with values that no row has; the filters of its requests say which column each is compared with.
   */
  async rowOf(route: SiteRoute): Promise<string | undefined> {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const unknown = names.map((_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`);
    const filled = (values: readonly string[]): string =>
      names.reduce(
        (path, name, index) => path.replace(`:${name}`, encodeURIComponent(values[index] ?? "")),
        route.path,
      );
    const asked: Request[] = [];
    const page = await this.open(route, filled(unknown), (request) => asked.push(request));
    if (!page) return undefined;
    const values: string[] = [];
    for (const value of unknown) {
      const found = await firstValue(page, asked, value);
      if (found === undefined) break;
      values.push(found);
    }
    await page.close();
    return values.length === names.length ? filled(values) : undefined;
  }

  async leave(): Promise<void> {
    for (const context of this.#contexts.values()) await context?.close();
  }

  #routeAt(address: string): SiteRoute | undefined {
    const { url, routes } = this.#side;
    if (!address.startsWith(url)) return undefined;
    return matchRoute(routes, new URL(address).pathname.slice(new URL(url).pathname.replace(/\/$/, "").length))?.route;
  }

  /** Returns the profile of a demo login, signed in; undefined for one that cannot sign in. */
  async #contextOf(email: string): Promise<BrowserContext | undefined> {
    if (this.#contexts.has(email)) return this.#contexts.get(email);
    const context = await this.#browser.newContext({ reducedMotion: "reduce", viewport: sizes[0] });
    await context.clock.setFixedTime(this.#now);
    const isIn = email === "" || (await this.#signIn(context, email));
    if (!isIn) await context.close();
    this.#contexts.set(email, isIn ? context : undefined);
    return isIn ? context : undefined;
  }

  async #signIn(context: BrowserContext, email: string): Promise<boolean> {
    const { url, key, logins } = this.#side;
    if (key === undefined || !logins) return false;
    const headers = { apikey: key, origin: new URL(url).origin };
    const answer = await context.request.post(`${url}/auth/v1/token?grant_type=password`, {
      headers,
      data: { email, password: logins.password },
    });
    if (!answer.ok()) return false;
    const { access_token, refresh_token } = recordOf(await answer.json());
    const kept = await context.request.put(`${url}/${sessionPath}`, {
      headers: { ...headers, [sessionHeader]: "new" },
      data: { access_token, refresh_token },
    });
    return kept.ok();
  }
}
