import type { ReactNode } from "react";
import { recordName } from "./slug.ts";

/** The addresses of a route. */
export interface RoutePath {
  /** With slashes around it; `:name` is a parameter. */
  readonly path: string;
  /** For a page per record of a collection: the records' names, which replace the parameter in the path. */
  readonly records?: readonly string[];
  /** The values of parameters that a link leaves out. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** One page in one language. */
export interface Route extends RoutePath {
  readonly page: string;
  readonly language?: string;
  /** The path of the page's style sheet in the build's manifest. */
  readonly css?: string;
  /** Access groups; a page with any is private. */
  readonly groups?: readonly string[];
  readonly noindex?: boolean;
  /** Loads the code of the page. */
  readonly load: () => Promise<{ readonly default: PageComponent }>;
}

/** The component of a page. Each takes `page` with its own parameters, which only its route knows. */
export type PageComponent = (props: never) => ReactNode;

export interface RouteMatch<Row extends RoutePath = Route> {
  readonly route: Row;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the route of a local path. Fixed paths take precedence over parameters, in any order of the routes. */
export function matchRoute<Row extends RoutePath>(
  routes: readonly Row[],
  pathname: string,
): RouteMatch<Row> | undefined {
  const parts = partsOf(pathname);
  let best: RouteMatch<Row> | undefined;
  for (const route of routes) {
    const params = matchParts(partsOf(route.path), parts);
    if (!params || !hasRecord(route, Object.values(params)[0])) continue;
    if (best === undefined || fixedParts(route) > fixedParts(best.route)) best = { route, params };
  }
  return best;
}

/** Whether a page of records has one of that name; any other page accepts any parameter. */
const hasRecord = ({ records }: RoutePath, name = ""): boolean =>
  records === undefined || records.includes(name.toLowerCase());

const partsOf = (path: string): readonly string[] => path.split("/").filter((part) => part !== "");

/** Returns the parameters of a path, or undefined if it does not match. Ignores case and slashes at the ends. */
function matchParts(route: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (route.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [position, part] of route.entries()) {
    const given = decoded(path[position] ?? "");
    if (given === undefined) return undefined;
    if (part.startsWith(":")) params[part.slice(1)] = given;
    else if (part.toLowerCase() !== given.toLowerCase()) return undefined;
  }
  return params;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Returns the local path of a page, or undefined when the page, a parameter or its record is missing. */
export function routePath(route: Route, params: Readonly<Record<string, unknown>> = {}): string | undefined {
  const parts: string[] = [];
  for (const part of route.path.split("/")) {
    const given = part.startsWith(":") ? paramOf(route, params, part.slice(1)) : part;
    const isRecord = route.records !== undefined && part !== given && given !== undefined && given !== null;
    const value = isRecord ? recordName(String(given)) : given;
    if (isRecord && !hasRecord(route, String(value))) return undefined;
    if (value === undefined || value === null || (value === "" && part !== "")) return undefined;
    parts.push(part.startsWith(":") ? encodeURIComponent(String(value)) : part);
  }
  return parts.join("/");
}

/** Returns a parameter. One that a link leaves out has its default; null counts as missing. */
const paramOf = ({ defaults }: Route, params: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(params, name) ? params[name] : defaults?.[name];

/** Returns the route of a page in a language, else in the first language. */
export function routeOf(routes: readonly Route[], page: string, language: string): Route | undefined {
  const rows = routes.filter((route) => route.page === page);
  return rows.find((route) => route.language === language) ?? rows[0];
}

/**
 * Returns a path that leads to a page of this app, else undefined.
 *
 * Accepts only a single leading slash: browsers read `//host` and `/\host` as other hosts.
 */
export function localPath(routes: readonly Route[], value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/")) return undefined;
  let url: URL;
  try {
    url = new URL(value, localOrigin);
  } catch {
    return undefined;
  }
  if (url.origin !== localOrigin || /^\/[/\\]/.test(value)) return undefined;
  if (matchRoute(routes, url.pathname) === undefined) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the query as an object, without a `_source` that does not lead to a page of this app. */
export function queryValues(routes: readonly Route[], search: string): Readonly<Record<string, string>> {
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

const fixedParts = ({ path }: RoutePath): number => path.split("/").filter((part) => !part.startsWith(":")).length;
