import { useLayoutEffect } from "react";
import type { RouteObject } from "react-router-dom";
import type { AppDefinition } from "../app/app-context.ts";
import { pageEnvironment } from "../app/env.ts";
import { manifest } from "../app/manifest.ts";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { logError } from "../errors/error-log.ts";
import { type Bind, effect, readBind } from "../react/signals.ts";
import { fileAddress, withBase } from "../routing/base-path.ts";
import { handleOf, pageOf, type RouteMatch, routePath } from "../routing/routes.ts";
import { languageOf, textIn } from "../screen/language.ts";
import { type PageState, ShownPage } from "./page-state.ts";

/** The metadata of a page for browsers, search engines and social networks. */
export interface PageMeta {
  readonly title?: Bind<string>;
  readonly description?: Bind<string>;
  readonly keywords?: Bind<string>;
  readonly socialTitle?: Bind<string>;
  readonly socialDescription?: Bind<string>;
  /** The picture shown when the page is shared. */
  readonly image?: Bind<string>;
  readonly favicon?: string | undefined;
}

/** The contents of the document head for a page; keys are the names of its `meta` elements. */
export interface Head {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly favicon: string | undefined;
}

let rendered: Head | undefined;

/** Returns the metadata of the last rendered page; for the build, which has no document. */
export const renderedHead = (): Head | undefined => rendered;

/** Keep the head of the document in step with the page while it is shown. */
export function useHead(app: AppDefinition | undefined, given: PageMeta, page: PageState<never>): void {
  const runtime = useRuntime();
  if (typeof document === "undefined") rendered = readHead(runtime, app, given, page.id);
  // Before the page is there for others: who moves the focus to it names it by its title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the metadata of a page is part of its code.
  useLayoutEffect(
    () =>
      // The head of a page around the app belongs to that page.
      runtime.layer
        ? undefined
        : effect(() => {
            const { title, meta, favicon } = readHead(runtime, app, given, page.id);
            document.title = title;
            for (const name in meta) setMeta(name.startsWith("og:") ? "property" : "name", name, meta[name] ?? "");
            if (page instanceof ShownPage && page.match) setAddresses(runtime, page.match, app?.routes ?? []);
            const icon = favicon ? fileAddress(runtime, favicon) : manifest().icon;
            if (icon !== undefined) setLink("icon", icon);
          }),
    [page],
  );
}

function readHead(runtime: Runtime, app: AppDefinition | undefined, given: PageMeta, id: string): Head {
  const read = (name: Exclude<keyof PageMeta, "favicon">): string => {
    try {
      return readBind(given[name]) ?? "";
    } catch (error) {
      logError(`${id}.${name}`, error);
      return "";
    }
  };
  const title = read("title");
  const description = read("description");
  return {
    title: windowTitle(runtime, title, app),
    meta: {
      description,
      keywords: read("keywords"),
      "og:title": read("socialTitle") || title,
      "og:description": read("socialDescription") || description,
      "og:image": read("image"),
    },
    favicon: given.favicon,
  };
}

/** Returns the window title: the page's own in the app's pattern, else the app's. */
export function windowTitle(runtime: Runtime, own: string, app: AppDefinition | undefined): string {
  if (app === undefined) return own;
  if (own === "") return textIn(runtime, app.title);
  return app.titlePattern === undefined ? own : textIn(runtime, app.titlePattern).replaceAll("{title}", () => own);
}

/** Whether search engines must not index a page: it is marked `noindex`, or the host is a preview. */
export const isNoindex = (route: RouteObject, host: string): boolean =>
  handleOf(route).noindex === true || isPreviewHost(host);

function isPreviewHost(host: string): boolean {
  const isOwnMachine =
    host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
  return isOwnMachine || pageEnvironment().previewHosts.some((name) => host === name || host.endsWith(`.${name}`));
}

function setAddresses(runtime: Runtime, { route, params }: RouteMatch, routes: readonly RouteObject[]): void {
  const { origin, hostname } = window.location;
  setMeta("name", "robots", isNoindex(route, hostname) ? "noindex, nofollow" : "");
  const path = routePath(route, params);
  setLink("canonical", path === undefined ? "" : origin + withBase(runtime, path));
  for (const link of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
  // In an app with one language, no route has its own.
  const only = routes.some((other) => handleOf(other).language) ? undefined : languageOf(runtime).peek();
  for (const other of routes) {
    const address = pageOf(other) === pageOf(route) ? routePath(other, params) : undefined;
    const { language = only } = handleOf(other);
    if (language === undefined || address === undefined) continue;
    const link = document.createElement("link");
    link.rel = "alternate";
    link.hreflang = language;
    link.href = origin + withBase(runtime, address);
    document.head.append(link);
  }
}

function setMeta(attribute: "name" | "property", name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`);
  if (content === "") {
    meta?.remove();
    return;
  }
  if (meta === null) {
    meta = document.createElement("meta");
    meta.setAttribute(attribute, name);
    document.head.append(meta);
  }
  if (meta.content !== content) meta.content = content;
}

function setLink(rel: "canonical" | "icon", href: string): void {
  let link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (href === "") {
    link?.remove();
    return;
  }
  if (link === null) {
    link = document.createElement("link");
    link.rel = rel;
    document.head.append(link);
  }
  if (link.getAttribute("href") !== href) link.href = href;
}
