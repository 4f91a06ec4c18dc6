import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundleFolder, cachePrefix } from "../../runtime/app/build-names.ts";
import type { PageHandle } from "../../runtime/routing/routes.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { evaluate } from "../bundle/evaluate.ts";
import { CallError } from "../io.ts";
import { isObject, type JsonObject, recordOf } from "../json.ts";
import { ownRoutes, packageRoot } from "../project/project.ts";
import { filesBelow, readInside } from "../project/read.ts";
import { embedSources } from "./embeds.ts";
import { mediaOrigins } from "./media-origins.ts";
import {
  type Environment,
  escapeHtml,
  hasParameters,
  notFoundRoute,
  renderShell,
  type SiteInfo,
  type SiteRoute,
} from "./shell.ts";

/** A site in memory: the data of its pages, and its files by address. */
export interface Site {
  readonly info: SiteInfo;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The parts of a `design.json` that are read here; the compiler has validated it. */
export type Settings = JsonObject;

export interface SiteOptions {
  readonly design: string;
  /** The contents of its `design.json`. */
  readonly settings: Settings;
  /** The output folder, on disk. */
  readonly output: string;
  /** The address of the published site, for absolute addresses; without a trailing `/`. */
  readonly url?: string | undefined;
  readonly scripts?: readonly string[];
  /** Whether this build is for publication, with a version and a service worker. */
  readonly isRelease?: boolean;
}

/** Written by `build` next to the site, for `serve`; never served itself. */
export const infoFile = "site.json";

/** Put a site together from the design, its output and its bundle. */
export async function makeSite(bundle: Bundle, options: SiteOptions): Promise<Site> {
  const design = options.settings;
  const assets = new Map(
    filesBelow(options.design, "assets").map((path) => [
      `/assets/${path}`,
      readInside(options.design, `assets/${path}`),
    ]),
  );
  const icon = [
    `/${textOf(design.favicon)?.replace(/^\//, "")}`,
    ...["svg", "png", "ico"].map((type) => `/assets/favicon.${type}`),
  ].find((path) => assets.has(path));
  const language = firstText(design.languages) ?? "en";
  const name = textOf(design.name) ?? "app";
  const title = localized(design.title, language) ?? name;
  const isCached = options.isRelease === true && design.serviceWorker !== false;
  const version = options.isRelease ? versionOf(bundle) : undefined;
  const pageIn = (role: string) => textOf(Object.getOwnPropertyDescriptor(design.pages ?? {}, role)?.value);
  const info: SiteInfo = {
    name,
    base: basePath(design),
    version,
    serviceWorker: isCached ? `/service-worker.js?v=${version}` : undefined,
    title,
    language,
    theme: themeOf(design.themes),
    entry: bundle.entry,
    entryImports: bundle.entryImports,
    styles: bundle.styles,
    pageStyles: bundle.pageStyles,
    icon: icon ?? "/favicon.svg",
    routes: await readRoutes(bundle, options, design.titlePattern, language),
    url: options.url,
    login: design.auth === undefined ? undefined : (pageIn("login") ?? pageIn("home")),
    notFound: pageIn("notFound"),
    origins: askedOrigins(design),
    media: mediaOrigins(
      design,
      [design, ...markupFiles(options.design), ...sharedFiles(options.design)],
      styleSheets(options.design, design).map((path) => readFileSync(path, "utf8")),
    ),
    embeds: embedSources(markupFiles(options.design)),
    ...(options.scripts ? { scripts: options.scripts } : {}),
  };
  const files = new Map<string, Uint8Array>([...bundle.files, ...assets]);
  const addText = (path: string, text: string) => files.set(path, Buffer.from(text));
  for (const [id, data] of separateCollections(options.design))
    addText(`/public/collections/${id}.json`, `${JSON.stringify(data)}\n`);
  if (icon === undefined) addText("/favicon.svg", neutralIcon(title));
  addText("/manifest.webmanifest", webManifest(info));
  if (version !== undefined) addText("/version.json", `${JSON.stringify({ version })}\n`);
  if (isCached) addText("/service-worker.js", serviceWorker(info, bundle));
  addText("/robots.txt", robots(options.url, info.base));
  if (options.url !== undefined) addText("/sitemap.xml", sitemap(info, options.url));
  return { info, files };
}

/** The HTML files of a site for static hosts: one for each page without parameters, and 404. */
export function staticPages({ info }: Site, environment: Environment): Map<string, string> {
  const page = (route: SiteRoute | undefined): string => renderShell(info, route, environment);
  const pages = new Map<string, string>([["/index.html", page(info.routes.find(({ path }) => path === "/"))]]);
  // Such a host also serves 404.html for pages with parameters, so it must not start with the content of another page.
  if (info.serviceWorker !== undefined) pages.set(offlinePage, page(undefined));
  pages.set("/404.html", page(info.routes.some(hasParameters) ? undefined : notFoundRoute(info)));
  for (const route of info.routes) {
    if (hasParameters(route)) continue;
    pages.set(`${route.path.replace(/\/$/, "")}/index.html`, page(route));
  }
  return pages;
}

/**
 * Returns the public values of `env/<name>.json`; empty when the file is absent and was not named on the command line.
 */
export function readEnvironment(design: string, name: string, isAskedFor: boolean): Environment {
  if (!/^[\w-]+$/.test(name)) throw new CallError(`\`${name}\` is not the name of an environment`);
  if (existsSync(join(design, "env", `${name}.json`))) return readObject(design, `env/${name}.json`);
  if (isAskedFor) throw new CallError(`the design has no env/${name}.json`, environmentHint(design));
  return {};
}

function environmentHint(design: string): string {
  const folder = join(design, "env");
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  const names = files.map((file) => `\`${file.slice(0, -".json".length)}\``).sort();
  return names.length === 0 ? "add it, or leave `--env` out" : `it has ${names.join(", ")}`;
}

/** Returns the contents of a design's `design.json`. */
export const readSettings = (design: string): Settings => readObject(design, "design.json");

/** The path on the host under which the app of a design is served, without a trailing `/`; empty for the root. */
export const basePath = (settings: Settings): string => (textOf(settings.basePath) ?? "").replace(/\/+$/, "");

/** The origins that a design lets browsers request; never the ones that only its server requests. */
function askedOrigins(design: Settings): string[] {
  const { rest, xano } = recordOf(design.plugins);
  const { origins } = recordOf(rest);
  const domain = textOf(recordOf(xano).domain);
  const { login, signup, me, oauth } = recordOf(design.auth);
  const addresses: readonly unknown[] = [
    ...(Array.isArray(origins) ? origins : []),
    ...(domain === undefined ? [] : [`https://${domain}`]),
    ...[login, signup, me, oauth],
  ];
  const found = addresses.flatMap((one) =>
    typeof one === "string" && /^https?:/.test(one) && URL.canParse(one) ? [new URL(one).origin] : [],
  );
  return [...new Set(found)];
}

/** The files of a design that contain elements. */
const markupFiles = (design: string): readonly JsonObject[] =>
  ["pages", "sections", "components"].flatMap((folder) =>
    filesBelow(design, folder)
      .filter((path) => path.endsWith(".json"))
      .map((path) => readObject(design, `${folder}/${path}`)),
  );

/** The files of a design that hold values for all pages. */
const sharedFiles = (design: string): readonly JsonObject[] =>
  ["theme", "variables", "collections", "formulas", "workflows"]
    .map((name) => `${name}.json`)
    .filter((path) => existsSync(join(design, path)))
    .map((path) => readObject(design, path));

/** The static collections whose data is in a separate file. */
function separateCollections(design: string): (readonly [id: string, data: unknown])[] {
  if (!existsSync(join(design, "collections.json"))) return [];
  return Object.entries(recordOf(readObject(design, "collections.json").collections)).flatMap(([id, collection]) => {
    const { source, inline, data } = recordOf(collection);
    return source === "static" && inline === false ? [[id, data] as const] : [];
  });
}

/** The pages that visitors land on, as modules of the output. */
export function firstPages({ pages }: Settings): string[] {
  const { home, login } = recordOf(pages);
  return [home, login].filter((page) => typeof page === "string").map((page) => `pages/${page}`);
}

/** The style sheets that a design links, as absolute paths. The compiler has checked that they are in its `assets`. */
export const styleSheets = (design: string, settings: Settings): readonly string[] =>
  Array.isArray(settings.styleSheets)
    ? settings.styleSheets.flatMap((path) => (typeof path === "string" ? [resolve(design, path)] : []))
    : [];

/** File names contain hashes of their contents, so the names identify the version. */
const versionOf = ({ files }: Bundle): string =>
  createHash("sha256")
    .update([...files.keys()].sort().join("\n"))
    .digest("base64url")
    .slice(0, 12);

/** The HTML that replaces any page when offline. */
export const offlinePage = "/offline.html";

/** Returns the service worker, which caches the files of the first pages, and checks files by their digests. */
function serviceWorker({ version, base, entry, entryImports, styles }: SiteInfo, { files }: Bundle): string {
  const nameOf = (address: string): string => address.slice(`/${bundleFolder}/`.length);
  const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest().toString("base64", 0, 12);
  const settings = {
    version,
    folder: `${base}/${bundleFolder}/`,
    cachePrefix: cachePrefix(base),
    files: Object.fromEntries(Array.from(files, ([address, bytes]) => [nameOf(address), digestOf(bytes)])),
    shell: [entry, ...entryImports, styles].map(nameOf),
    offline: base + offlinePage,
  };
  const script = readFileSync(join(packageRoot(), "dist/cli/service-worker.js"), "utf8");
  return `self.trama=${JSON.stringify(settings)};\n${script}`;
}

function readObject(design: string, path: string): JsonObject {
  try {
    const value: unknown = JSON.parse(readInside(design, path).toString("utf8"));
    if (isObject(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CallError(`${path} is not JSON: ${error.message}`);
  }
  throw new CallError(`${path} must be an object`);
}

/** A row of the output's table of routes, or of the design's own. */
interface RouteRow {
  readonly path?: string;
  readonly handle?: Partial<PageHandle>;
  readonly children?: readonly RouteRow[];
  /** The record of this row, once the row is expanded to one per record. */
  readonly record?: string;
}

/** Expands a page of records to one row per record. */
const ofRecords = (row: RouteRow): readonly RouteRow[] =>
  row.handle?.records?.map((record) => ({ ...row, record, path: row.path?.replace(/:[^/]+/, () => record) ?? "" })) ?? [
    row,
  ];

/** Expands a route with routes inside it to one row per path. */
const withChildren = (row: RouteRow, above = "/"): readonly RouteRow[] => {
  const path = row.path?.startsWith("/") ? row.path : `${above.replace(/\/*$/, "/")}${row.path ?? ""}`;
  return [{ ...row, path }, ...(row.children ?? []).flatMap((child) => withChildren(child, path))];
};

/** Reads the routes from the app's own table: a module without side effects, which is evaluated here. */
async function readRoutes(
  bundle: Bundle,
  { design, output }: SiteOptions,
  titlePattern: unknown,
  language: string,
): Promise<SiteRoute[]> {
  const generated = await evaluateRoutes(join(output, "routes.tsx"));
  const own = existsSync(join(design, ownRoutes)) ? await evaluateRoutes(join(design, ownRoutes)) : [];
  const rows = [...generated, ...own].flatMap((row) => withChildren(row)).flatMap(ofRecords);
  return rows.map(({ path = "/", record, handle = {} }) => {
    const { page = path, language: own = language } = handle;
    const title = localized(handle.title ?? pageTitle(design, page), own);
    const pattern = localized(titlePattern, own);
    return {
      path,
      page,
      record,
      title: title && (pattern?.replace("{title}", () => title) ?? title),
      language: handle.language,
      css: handle.css,
      scripts: bundle.pageScripts[`pages/${page}`] ?? [],
      isPrivate: (handle.groups?.length ?? 0) > 0,
      isHidden: handle.noindex === true,
    };
  });
}

/** Routes name components and load pages, which are replaced by a function that does nothing. */
async function evaluateRoutes(path: string): Promise<readonly RouteRow[]> {
  const { exports } = await evaluate<{ readonly routes: readonly RouteRow[] }>(path, {
    tsconfigRaw: {},
    jsx: "automatic",
    plugins: [
      {
        name: "only-the-table",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path: imported, kind }) =>
            kind === "entry-point" ? undefined : { path: imported, namespace: "nothing" },
          );
          onLoad({ filter: /.*/, namespace: "nothing" }, () => ({
            // The bundler copies a module to an object with the same prototype.
            contents: "const none = new Proxy(() => none, { get: () => none }); module.exports = Object.create(none);",
          }));
        },
      },
    ],
  });
  return exports.routes;
}

function pageTitle(design: string, page: string): unknown {
  const path = `pages/${page}.json`;
  return existsSync(join(design, path)) ? readObject(design, path).title : undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const firstText = (value: unknown): string | undefined => (Array.isArray(value) ? textOf(value[0]) : undefined);

function localized(value: unknown, language: string): string | undefined {
  if (typeof value !== "object" || value === null) return textOf(value);
  return textOf(Object.getOwnPropertyDescriptor(value, language)?.value);
}

function themeOf(themes: unknown): SiteInfo["theme"] {
  const { default: theme } = recordOf(themes);
  return theme === "dark" || theme === "system" ? theme : "light";
}

const neutralIcon = (title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#334"/><text x="16" y="23" font-family="sans-serif" font-size="19" text-anchor="middle" fill="#fff">${escapeHtml([...title][0] ?? "·")}</text></svg>\n`;

const webManifest = (info: SiteInfo): string =>
  `${JSON.stringify(
    {
      name: info.title,
      short_name: info.title,
      lang: info.language,
      id: `${info.base}/`,
      start_url: `${info.base}/`,
      scope: `${info.base}/`,
      display: "standalone",
      icons: [{ src: info.base + info.icon, sizes: "any" }],
    },
    null,
    2,
  )}\n`;

const robots = (url: string | undefined, base: string): string =>
  `User-agent: *\nAllow: /\n${url === undefined ? "" : `\nSitemap: ${url}${base}/sitemap.xml\n`}`;

/** Lists the pages that any visitor may find: not private, hidden, or with parameters. */
function sitemap({ routes, base }: SiteInfo, url: string): string {
  const open = routes.filter((route) => !route.isHidden && !route.isPrivate && !hasParameters(route));
  const lines = open
    .map((route) => `  <url><loc>${escapeHtml(url + base + encodeURI(route.path))}</loc></url>\n`)
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}</urlset>\n`;
}
