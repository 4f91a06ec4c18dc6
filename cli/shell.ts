import { createHash } from "node:crypto";

/** What the HTML of every page is made from. Plain data: `build` leaves it for `serve`. Addresses start with `/`. */
export interface SiteInfo {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly theme: "light" | "dark" | "system";
  readonly entry: string;
  readonly entryImports: readonly string[];
  readonly styles: string;
  readonly pageStyles: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly routes: readonly SiteRoute[];
  /** Scripts of the development server, loaded before the app. */
  readonly scripts?: readonly string[];
}

/** One address of the site, with parameters as `:name`. */
export interface SiteRoute {
  readonly path: string;
  readonly page: string;
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  readonly css?: string | undefined;
  readonly scripts: readonly string[];
  /** Only for some visitors: nothing of it is prepared for others, nor is it in the sitemap. */
  readonly isPrivate: boolean;
  readonly isHidden: boolean;
}

/** Public values that the app reads when it starts. */
export type Environment = Readonly<Record<string, unknown>>;

/** Sets the theme before the first paint, so that a dark page never flashes white. */
const themeScript = (fallback: SiteInfo["theme"]): string =>
  `(()=>{let t;try{t=localStorage.getItem("theme")}catch{}t=(t||"").replace(/"/g,"");if(t!=="light"&&t!=="dark"&&t!=="system")t=${JSON.stringify(fallback)};if(t==="system")t=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";document.documentElement.dataset.theme=t})()`;

/** The HTML of a page of the site; of no page in particular without `route`. */
export function renderShell(site: SiteInfo, route: SiteRoute | undefined, environment: Environment): string {
  const prepared = route && !route.isPrivate ? route : undefined;
  const sheet = prepared?.css === undefined ? undefined : site.pageStyles[prepared.css];
  const preloads = [...new Set([...site.entryImports, ...(prepared?.scripts ?? [])])];
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(route?.language ?? site.language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy(site, environment))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(route?.title ?? site.title)}</title>`,
    ...(route?.isHidden ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="icon" href="${escapeHtml(site.icon)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script>${themeScript(site.theme)}</script>`,
    `<link rel="stylesheet" href="${escapeHtml(site.styles)}">`,
    ...(sheet === undefined ? [] : [`<link rel="preload" as="style" href="${escapeHtml(sheet)}">`]),
    ...preloads.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
    dataBlock("trama-manifest", { css: site.pageStyles }),
    dataBlock("trama-env", environment),
    ...(site.scripts ?? []).map((address) => `<script src="${escapeHtml(address)}" defer></script>`),
    `<script type="module" src="${escapeHtml(site.entry)}"></script>`,
    "</head>",
    "<body>",
    '<div id="root"></div>',
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** The content security policy of every page: no inline code but that of the theme, by its hash. */
export function contentPolicy(site: SiteInfo, environment: Environment): string {
  const hash = createHash("sha256").update(themeScript(site.theme)).digest("base64");
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...backendOrigins(environment)].join(" ")}`,
    "frame-src 'self' https:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** The origins that the environment names, for fetching and for web sockets. */
function backendOrigins(environment: Environment): string[] {
  const origins = new Set<string>();
  for (const value of Object.values(environment)) {
    if (typeof value !== "string" || !/^https?:\/\//.test(value) || !URL.canParse(value)) continue;
    const { origin } = new URL(value);
    origins.add(origin);
    origins.add(origin.replace(/^http/, "ws"));
  }
  return [...origins];
}

/** Data for the app in the page. Not code, so no policy stands against it; `<` cannot end the block. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The route of an address, or nothing when no page has it. Fixed names win over parameters; a final `/` is optional. */
export function routeOf(routes: readonly SiteRoute[], path: string): SiteRoute | undefined {
  const wanted = segments(path);
  const matching = routes.filter((route) => matches(segments(route.path), wanted));
  return matching.sort((a, b) => parameterCount(a.path) - parameterCount(b.path))[0];
}

const segments = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

const parameterCount = (path: string): number => segments(path).filter((segment) => segment.startsWith(":")).length;

const matches = (pattern: readonly string[], wanted: readonly string[]): boolean =>
  pattern.filter((segment) => !segment.endsWith("?")).length <= wanted.length &&
  pattern.length >= wanted.length &&
  wanted.every((segment, index) => {
    const expected = pattern[index]?.replace(/\?$/, "");
    return expected?.startsWith(":") || expected === decoded(segment);
  });

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
