import { type ComponentType, createElement, type ReactNode } from "react";
import { matchRoutes, type NonIndexRouteObject, type RouteObject } from "react-router-dom";
import { recordName } from "./slug.ts";

/** What the app knows about a route besides its address and its code, in the `handle` of the route. */
export interface PageHandle {
  /** The id of the page. */
  readonly page: string;
  readonly language?: string;
  /** The path of the page's style sheet in the build's manifest. */
  readonly css?: string;
  /** The title of a page written by hand, as a string or computed from its path parameters. */
  readonly title?: string | ((params: Readonly<Record<string, string>>) => string);
  /** Access groups; a page with any is private. */
  readonly groups?: readonly string[];
  readonly noindex?: boolean;
  /** For a page per record of a collection: the records' names, which replace the parameter in the path. */
  readonly records?: readonly string[];
  /** The values of parameters that a link leaves out. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** The route of one page in one language. Its path has slashes around it; `:name` is a parameter. */
export interface PageRoute extends NonIndexRouteObject {
  path: string;
  handle: PageHandle;
  lazy: () => Promise<{ Component: ComponentType }>;
}

export interface RouteMatch<Row extends RouteObject = RouteObject> {
  readonly route: Row;
  readonly params: Readonly<Record<string, string>>;
  /** The pattern that the address matches: the path of the route, or `*` for the page of unknown addresses. */
  readonly pattern: string;
}

/** Returns the handle of a route. A route written by hand may have any part of it. */
export const handleOf = ({ handle }: RouteObject): Partial<PageHandle> => handle ?? {};

/** Returns the id of the page of a route: its path, for a route written by hand without one. */
export const pageOf = (route: RouteObject): string => handleOf(route).page ?? route.path ?? "";

/** Returns the route of a local path. Fixed paths take precedence over parameters, in any order of the routes. */
export function matchRoute<Row extends RouteObject>(
  routes: readonly Row[],
  pathname: string,
): RouteMatch<Row> | undefined {
  if (!isDecodable(pathname)) return undefined;
  const matches = matchRoutes([...routes], { pathname });
  const route = matches?.[0]?.route;
  if (!matches || !route) return undefined;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(matches.at(-1)?.params ?? {})) params[name] = value ?? "";
  if (hasRecord(route, Object.values(params)[0])) return { route, params, pattern: route.path ?? "" };
  return matchRoute(
    routes.filter((other) => other !== route),
    pathname,
  );
}

/** Whether a page of records has one of that name; any other page accepts any parameter. */
function hasRecord(route: RouteObject, name = ""): boolean {
  const { records } = handleOf(route);
  return records === undefined || records.includes(name.toLowerCase());
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Load the code of a route; returns its content. */
export async function contentOf({ lazy, Component, element }: RouteObject): Promise<ReactNode> {
  const loaded = typeof lazy === "function" ? await lazy() : { Component: await lazy?.Component?.() };
  const Content = loaded.Component ?? Component;
  return Content ? createElement(Content) : element;
}

/** Returns the local path of a page, or undefined when the page, a parameter or its record is missing. */
export function routePath(route: RouteObject, params: Readonly<Record<string, unknown>> = {}): string | undefined {
  if (route.path === undefined) return undefined;
  const { records, defaults } = handleOf(route);
  const parts: string[] = [];
  for (const part of route.path.split("/")) {
    const given = part.startsWith(":") ? paramOf(defaults, params, part.slice(1)) : part;
    const isRecord = records !== undefined && part !== given && given !== undefined && given !== null;
    const value = isRecord ? recordName(String(given)) : given;
    if (isRecord && !hasRecord(route, String(value))) return undefined;
    if (value === undefined || value === null || (value === "" && part !== "")) return undefined;
    parts.push(part.startsWith(":") ? encodeURIComponent(String(value)) : part);
  }
  return parts.join("/");
}

/** Returns a parameter. One that a link leaves out has its default; null counts as missing. */
const paramOf = (defaults: PageHandle["defaults"], params: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(params, name) ? params[name] : defaults?.[name];

/** Returns the route of a page in a language, else in the first language. */
export function routeOf<Row extends RouteObject>(
  routes: readonly Row[],
  page: string,
  language: string,
): Row | undefined {
  const rows = routes.filter((route) => pageOf(route) === page);
  return rows.find((route) => handleOf(route).language === language) ?? rows[0];
}

/**
 * Returns a path that leads to a page of this app, else undefined.
 *
 * Accepts only a single leading slash: browsers read `//host` and `/\host` as other hosts.
 */
export function localPath(routes: readonly RouteObject[], value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/")) return undefined;
  let url: URL;
  try {
    url = new URL(value, localOrigin);
  } catch {
    return undefined;
  }
  if (url.origin !== localOrigin || /^\/[/\\]/.test(value)) return undefined;
  // The router ranks all routes again for each match, and a menu has many links to fixed paths.
  const isPage = routes.some(({ path }) => path === url.pathname) || matchRoute(routes, url.pathname) !== undefined;
  if (!isPage) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the query as an object, without a `_source` that does not lead to a page of this app. */
export function queryValues(routes: readonly RouteObject[], search: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== sourceName) values[name] = value;
    else {
      const path = localPath(routes, value);
      if (path !== undefined) values[name] = path;
    }
  }
  return values;
}

/** The query parameter that passes a refused path to the login page. */
export const sourceName = "_source";

const localOrigin = "http://local.invalid";
