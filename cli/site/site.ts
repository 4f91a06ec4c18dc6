import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageAddress, SiteManifest } from "../../compiler/compile.ts";
import { bundleFolder, cachePrefix } from "../../runtime/app/build-names.ts";
import type { PageHandle } from "../../runtime/routing/routes.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { evaluate } from "../bundle/evaluate.ts";
import { CallError } from "../io.ts";
import { isObject, type JsonObject } from "../json.ts";
import { ownRoutes, packageRoot } from "../project/project.ts";
import { filesBelow, readInside } from "../project/read.ts";
import { embedSources } from "./embeds.ts";
import { mediaOrigins } from "./media-origins.ts";
import type { Packed } from "./packed.ts";
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
  /** The compressed forms that `build` wrote, by the address of the file. */
  readonly packed?: ReadonlyMap<string, Packed>;
}

/** The parts of a `design.json` that are read here; the compiler has validated it. */
export type Settings = JsonObject;

export interface SiteOptions {
  /** The folder of the design. */
  readonly design: string;
  readonly manifest: SiteManifest;
  /** The address of the published site, for absolute addresses; without a trailing `/`. */
  readonly url?: string | undefined;
  readonly scripts?: readonly string[];
  /** Whether this build is for publication, with a version and a service worker. */
  readonly isRelease?: boolean;
}

/** Written by `build` next to the site, for `serve`; never served itself. */
export const infoFile = "site.json";

/** Put a site together from what the compiler says of it, its bundle, and the files of the design. */
export async function makeSite(bundle: Bundle, options: SiteOptions): Promise<Site> {
  const { manifest } = options;
  const assets = new Map(
    filesBelow(options.design, "assets").map((path) => [
      `/assets/${path}`,
      readInside(options.design, `assets/${path}`),
    ]),
  );
  const icon = [
    `/${manifest.favicon?.replace(/^\//, "")}`,
    ...["svg", "png", "ico"].map((type) => `/assets/favicon.${type}`),
  ].find((path) => assets.has(path));
  const isCached = options.isRelease === true && manifest.hasServiceWorker;
  const version = options.isRelease ? versionOf(bundle) : undefined;
  const info: SiteInfo = {
    name: manifest.name,
    base: manifest.basePath,
    version,
    serviceWorker: isCached ? `/service-worker.js?v=${version}` : undefined,
    title: manifest.title,
    language: manifest.language,
    theme: manifest.theme,
    entry: bundle.entry,
    entryImports: bundle.entryImports,
    styles: bundle.styles,
    pageStyles: bundle.pageStyles,
    fonts: manifest.sheets.firstFonts.map((font) => bundle.fonts[font] ?? `/${font}`),
    icon: icon ?? "/favicon.svg",
    routes: [
      ...manifest.routes.flatMap((address) => siteRoutes(bundle, address)),
      ...(await readOwnRoutes(bundle, options)),
    ],
    url: options.url,
    login: manifest.login,
    notFound: manifest.notFound,
    origins: askedOrigins(manifest),
    media: mediaOrigins(manifest.shown),
    embeds: embedSources(manifest.embeds),
    ...(options.scripts ? { scripts: options.scripts } : {}),
  };
  const files = new Map<string, Uint8Array>([...bundle.files, ...assets]);
  const addText = (path: string, text: string) => files.set(path, Buffer.from(text));
  for (const [id, data] of Object.entries(manifest.separateData))
    addText(`/public/collections/${id}.json`, `${JSON.stringify(data)}\n`);
  if (icon === undefined) addText("/favicon.svg", neutralIcon(manifest.title));
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
export const basePath = ({ basePath: path }: Settings): string =>
  typeof path === "string" ? path.replace(/\/+$/, "") : "";

/** The origins that browsers may request. */
const askedOrigins = ({ asked }: SiteManifest): string[] => [
  ...new Set(asked.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))),
];

/** File names contain hashes of their contents, so the names identify the version. */
const versionOf = ({ files }: Bundle): string =>
  createHash("sha256")
    .update([...files.keys()].sort().join("\n"))
    .digest("base64url")
    .slice(0, 12);

/** The HTML that replaces any page when offline. */
export const offlinePage = "/offline.html";

/** Returns the service worker, which caches the files of the first pages, and checks files by their digests. */
function serviceWorker(info: SiteInfo, { files }: Bundle): string {
  const { version, base, entry, entryImports, styles, fonts } = info;
  const nameOf = (address: string): string => address.slice(`/${bundleFolder}/`.length);
  const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest().toString("base64", 0, 12);
  const settings = {
    version,
    folder: `${base}/${bundleFolder}/`,
    cachePrefix: cachePrefix(base),
    files: Object.fromEntries(Array.from(files, ([address, bytes]) => [nameOf(address), digestOf(bytes)])),
    pages: filesOfPages(info, [...files.keys()]),
    shell: [entry, ...entryImports, styles, ...fonts].map(nameOf),
    offline: base + offlinePage,
  };
  const script = readFileSync(join(packageRoot(), "dist/cli/service-worker.js"), "utf8");
  return `self.trama=${JSON.stringify(settings)};\n${script}`;
}

/** The files that each page loads first, by their places in a list of addresses. */
function filesOfPages({ routes, pageStyles }: SiteInfo, addresses: readonly string[]): Record<string, number[]> {
  const places = new Map(addresses.map((address, place) => [address, place]));
  const found: Record<string, number[]> = {};
  for (const { page, scripts, css } of routes)
    found[page] = [...scripts, pageStyles[css ?? ""] ?? ""].flatMap((address) => places.get(address) ?? []);
  return found;
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

/** Returns the routes of a page in a language: one, or one per record. */
function siteRoutes(bundle: Bundle, { path, records, ...address }: PageAddress): readonly SiteRoute[] {
  const route = {
    page: address.page,
    title: address.title,
    language: address.language,
    css: address.sheet,
    scripts: bundle.pageScripts[`pages/${address.page}`] ?? [],
    isPrivate: address.groups.length > 0,
    isHidden: address.isHidden,
  };
  if (records === undefined) return [{ ...route, path }];
  return records.map((record) => ({ ...route, record, path: path.replace(/:[^/]+/, () => record) }));
}

/** A route that is written by hand in `custom/`. */
interface OwnRoute {
  readonly path?: string;
  readonly handle?: Partial<PageHandle>;
  readonly children?: readonly OwnRoute[];
}

/** Expands a route with routes inside it to one per path. */
const withChildren = (row: OwnRoute, above = "/"): readonly OwnRoute[] => {
  const path = row.path?.startsWith("/") ? row.path : `${above.replace(/\/*$/, "/")}${row.path ?? ""}`;
  return [{ ...row, path }, ...(row.children ?? []).flatMap((child) => withChildren(child, path))];
};

/** Reads the routes that are written by hand: code of the design, which only running it can list. */
async function readOwnRoutes(bundle: Bundle, { design, manifest }: SiteOptions): Promise<readonly SiteRoute[]> {
  const file = join(design, ownRoutes);
  if (!existsSync(file)) return [];
  return (await runRoutes(file))
    .flatMap((row) => withChildren(row))
    .flatMap(({ path = "/", handle = {} }) => {
      const { page = path, language, title, css, groups = [], noindex = false, records } = handle;
      const text = typeof title === "string" ? title : undefined;
      const pattern = manifest.titlePatterns[language ?? manifest.language];
      const same = manifest.routes.find((route) => route.page === page && route.language === language);
      const address: PageAddress = {
        path,
        page,
        language,
        title: text === undefined ? same?.title : (pattern?.replace("{title}", () => text) ?? text),
        sheet: css,
        groups,
        isHidden: noindex,
        records,
        defaults: {},
      };
      return siteRoutes(bundle, address);
    });
}

/** Routes name components and load pages, which are replaced by a function that does nothing. */
async function runRoutes(path: string): Promise<readonly OwnRoute[]> {
  const { exports } = await evaluate<{ readonly routes: readonly OwnRoute[] }>(path, {
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
