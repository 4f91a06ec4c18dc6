import { defaultRuntime, type Runtime } from "../app/runtime.ts";
import { logError, logMessage } from "../errors/error-log.ts";
import * as messages from "../messages/app.ts";
import { currentLifetime } from "../page/lifetime.ts";
import type { OpenablePopup } from "../page/open-popup.ts";
import { startLoader } from "../page/page-loader.tsx";
import { dismissPopup, showPopup } from "../page/popups.tsx";
import { languageOf, showLanguage } from "../screen/language.ts";
import { throwIfCancelled } from "../workflow/cancelled.ts";
import { createRun, type Run, startHandler, WorkflowFailure } from "../workflow/workflow.ts";
import { fileAddress, withBase, withoutBase } from "./base-path.ts";
import { appNavigation, appRoutes } from "./navigation.ts";
import { handleOf, localPath, pageOf, routeOf, routePath } from "./routes.ts";
import { routingOf } from "./routing.ts";
import { linkUrl, safeUrl } from "./safe-url.ts";
import { slug } from "./slug.ts";

type Values = Readonly<Record<string, unknown>>;

interface Opening {
  readonly newTab?: boolean | undefined;
  readonly replace?: boolean | undefined;
  readonly loaderColor?: string | null | undefined;
}

/** A page of the app, with its path parameters and query. */
export interface PageTarget extends Opening {
  readonly page: string;
  readonly params?: Values | undefined;
  readonly query?: Values | undefined;
  /** A section to scroll to, by its title or id. */
  readonly section?: string | null | undefined;
}

/** A local path computed by a formula; refused if it leads to no page of the app. */
export interface PathTarget extends Opening {
  readonly path: string | null | undefined;
  readonly query?: Values | undefined;
  readonly section?: string | null | undefined;
}

/** An address outside this app. */
export interface UrlTarget extends Opening {
  readonly url: string | null | undefined;
}

export type Target = PageTarget | PathTarget | UrlTarget;

/** The target of a click on an element. */
export type Link =
  | Target
  | { readonly section: string }
  | { readonly mail: string | null | undefined }
  | { readonly tel: string | null | undefined }
  | { readonly file: string | null | undefined; readonly newTab?: boolean | undefined }
  | { readonly popup: OpenablePopup; readonly with?: Values | undefined }
  | { readonly closePopup: true };

/** The part of a click event that a link reads. */
export interface LinkClick {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** A link as attributes of an `a`. Without `href` it has no address, and the element is a button. */
export interface ResolvedLink {
  readonly href?: string;
  readonly target?: "_blank";
  readonly rel?: string;
  readonly download?: "";
  /** Handles the click instead of the browser; clicks that open tabs or windows are left to the browser. */
  readonly onClick?: (event: LinkClick) => void;
}

const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

/**
 * Resolve a link for the browser. One that leads to no page, or to an address that could run code, has no `href`. A
 * null path or address is not a link, and is not logged.
 *
 * Reads the current language, so a binding that calls it follows it.
 */
export function resolveLink(link: Link, label = "link", runtime: Runtime = defaultRuntime()): ResolvedLink {
  if ("popup" in link) {
    return {
      onClick: () =>
        void showPopup(createRun(label, { runtime }), link.popup, link.with ?? {}).catch((error: unknown) =>
          logError(label, error),
        ),
    };
  }
  if ("closePopup" in link) return { onClick: () => dismissPopup(createRun(label, { runtime })) };
  if ("mail" in link) return withHref(safeUrl(link.mail && `mailto:${link.mail}`, label));
  if ("tel" in link) return withHref(safeUrl(link.tel && `tel:${link.tel.replace(/[^\d+*#;,]/g, "")}`, label));
  if ("file" in link)
    return { ...withHref(safeUrl(link.file && fileAddress(runtime, link.file), label)), ...newTab, download: "" };
  if ("url" in link) return { ...withHref(linkUrl(link.url, label)), ...(link.newTab ? newTab : {}) };
  if ("path" in link && !link.path) return {};
  const href = localHref(runtime, link);
  if (href === undefined) {
    logMessage(label, messages.pageNotFound);
    return {};
  }
  if ("newTab" in link && link.newTab) return { href: withBase(runtime, href), ...newTab };
  return {
    href: withBase(runtime, href),
    onClick: (event) => follow(runtime, event, href, "page" in link || "path" in link ? link : {}),
  };
}

/**
 * Go to a page, a local path or another address. Resolves when the previous page was left.
 *
 * A visitor with unsaved input is asked first; staying ends the run, as leaving would.
 */
export async function navigate(run: Run, target: Target): Promise<void> {
  throwIfCancelled(run.signal);
  if ("url" in target) return openUrl(target, run.label);
  const { runtime } = run.task;
  const href = localHref(runtime, target);
  if (href === undefined)
    throw new WorkflowFailure(isEmptyTarget(target) ? messages.noPageSelected : messages.pageNotFound);
  if (target.newTab) {
    window.open(withBase(runtime, href), "_blank", "noopener");
    return;
  }
  await go(runtime, href, target);
  // A run that leaves its page continues on the next one.
  run.task.lifetime = currentLifetime(runtime);
}

/** Go back, or to a page when there is nothing to go back to. */
export async function previousPage(run: Run, target?: PageTarget): Promise<void> {
  throwIfCancelled(run.signal);
  const { runtime } = run.task;
  const back = appNavigation(runtime)?.back();
  if (back !== undefined) {
    await back;
    run.task.lifetime = currentLifetime(runtime);
  } else if (target !== undefined) {
    await navigate(run, target);
  }
}

/** Show the app in another language, at the page's address in that language. */
export async function setLanguage(run: Run, name: string | null | undefined): Promise<void> {
  throwIfCancelled(run.signal);
  if (!name) throw new WorkflowFailure(messages.noLanguageSelected);
  const { runtime } = run.task;
  const { bar, navigation, routes } = routingOf(runtime);
  const shown = navigation?.current();
  const rows = routes.filter((row) => shown !== undefined && pageOf(row) === pageOf(shown.route));
  const route = rows.find((row) => handleOf(row).language === name);
  if (rows.some((row) => handleOf(row).language !== undefined)) {
    if (route === undefined) throw new WorkflowFailure(messages.pageLacksLanguage(name));
  }
  const path = route && shown && routePath(route, shown.params);
  if (path !== undefined && path !== withoutBase(runtime, bar.address.pathname)) {
    await go(runtime, `${path}${bar.address.search}`, { replace: true });
    run.task.lifetime = currentLifetime(runtime);
  }
  showLanguage(runtime, name);
}

async function go(runtime: Runtime, href: string, { replace, loaderColor }: Opening, isLink = false): Promise<void> {
  const app = appNavigation(runtime);
  if (app === undefined) throw new WorkflowFailure(messages.pageNotFound);
  if (loaderColor) startLoader(runtime, loaderColor);
  await app.go(href, { replace: replace ?? false, isLink });
}

function follow(runtime: Runtime, event: LinkClick, href: string, opening: Opening): void {
  const isPlain = event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  if (event.defaultPrevented || !isPlain) return;
  event.preventDefault();
  void startHandler(() => go(runtime, href, opening, true), undefined, "link", { runtime });
}

function openUrl({ url, newTab: inNewTab }: UrlTarget, label: string): void {
  const safe = linkUrl(url, label);
  if (safe === undefined || safe === "") throw new WorkflowFailure(messages.noPageSelected);
  if (inNewTab) window.open(safe, "_blank", "noopener");
  else window.location.assign(safe);
}

const isEmptyTarget = (target: Target): boolean =>
  "path" in target ? !target.path : "page" in target && target.page === "";

function localHref(
  runtime: Runtime,
  target: PageTarget | PathTarget | { readonly section: string },
): string | undefined {
  const hash = target.section ? `#${slug(target.section)}` : "";
  if ("page" in target) {
    const route = routeOf(appRoutes(runtime), target.page, languageOf(runtime).value);
    const path = route && routePath(route, target.params);
    return path === undefined ? undefined : `${path}${searchOf(target.query)}${hash}`;
  }
  if ("path" in target) {
    const path = localPath(appRoutes(runtime), target.path);
    if (path === undefined) return undefined;
    const [plain = "", oldHash] = path.split("#");
    const query = searchOf(target.query);
    const joined = plain.includes("?") ? query.replace("?", "&") : query;
    return `${plain}${joined}${hash || (oldHash === undefined ? "" : `#${oldHash}`)}`;
  }
  return hash;
}

function searchOf(query: Values = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) params.append(name, String(value));
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

const withHref = (href: string | null | undefined): ResolvedLink => (href ? { href } : {});
