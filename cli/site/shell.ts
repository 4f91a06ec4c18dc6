import { keptNameCookie, tokenCookie } from "../../runtime/auth/session-names.ts";
import type { EmbedSources } from "./embeds.ts";
import type { MediaOrigins } from "./media-origins.ts";
import { hashOf } from "./policy-hash.ts";

/**
 * The data for the HTML of every page. Plain data: `build` writes it for `serve`. Addresses start with `/`, without
 * `base`.
 */
export interface SiteInfo {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly theme: "light" | "dark" | "system";
  readonly entry: string;
  readonly entryImports: readonly string[];
  readonly styles: string;
  readonly pageStyles: Readonly<Record<string, string>>;
  /** The fonts that every page asks for at once. */
  readonly fonts: readonly string[];
  readonly icon: string;
  /** The path on the host under which the app is served; without a trailing `/`. */
  readonly base: string;
  /** Changes with each build; absent during development. */
  readonly version?: string | undefined;
  /** Absent when the design has none. */
  readonly serviceWorker?: string | undefined;
  /** The address of the published site, if known; without a trailing `/`. */
  readonly url?: string | undefined;
  /** The login page, for an app with sign-in. */
  readonly login?: string | undefined;
  /** The page for unknown addresses. */
  readonly notFound?: string | undefined;
  readonly routes: readonly SiteRoute[];
  /** Origins that the app requests, besides its backend. */
  readonly origins?: readonly string[];
  /** Origins of the pictures, frames, videos and sounds that the design names. */
  readonly media?: MediaOrigins;
  /** The sources of trusted HTML in the design. */
  readonly embeds?: EmbedSources | undefined;
  /** Scripts of the development server, loaded before the app. */
  readonly scripts?: readonly string[];
}

/** One address of the site, with parameters as `:name`. */
export interface SiteRoute {
  readonly path: string;
  readonly page: string;
  /** The value of the path parameter, for a page that has one address per record. */
  readonly record?: string | undefined;
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  readonly css?: string | undefined;
  readonly scripts: readonly string[];
  /** The content that the build rendered. */
  readonly content?: PageContent | undefined;
  /** Only for some visitors: not prerendered, and not in the sitemap. */
  readonly isPrivate: boolean;
  readonly isHidden: boolean;
}

/** A page that the build rendered, with its metadata: keys are the names of its `meta` elements. */
export interface PageContent {
  readonly html: string;
  /** The different values of its `style` attributes. */
  readonly styles: readonly string[];
  /** The time that the page shows; absent when it shows none. */
  readonly at?: number | undefined;
  /** The widest breakpoint at which the page looks different from this content. */
  readonly narrow?: "tablet" | "mobile" | undefined;
  readonly head: {
    readonly title: string;
    readonly meta: Readonly<Record<string, string>>;
    readonly favicon?: string | undefined;
  };
}

/** Public values that the app reads when it starts. */
export type Environment = Readonly<Record<string, unknown>>;

/**
 * Sets the theme before the first paint, so that a dark page never flashes white. Blocks form submits before hydration,
 * which would put the form values into the address. A visitor with a token will likely be redirected from the login
 * page, so that page is hidden until this is known.
 */
const earlyScript = ({ theme, base }: SiteInfo): string =>
  `(()=>{${recovery(base)}addEventListener("submit",e=>{document.querySelector("[data-prerendered]")&&e.preventDefault()},!0);let t;try{t=localStorage.getItem(${nameIn(base, "theme")})}catch{}t=(t||"").replace(/"/g,"");if(t!=="light"&&t!=="dark"&&t!=="system")t=${JSON.stringify(theme)};if(t==="system")t=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";let d=document.documentElement.dataset;d.theme=t;let c="; "+document.cookie;if(c.includes("; "+${nameIn(base, tokenCookie)}+"=")||c.includes("; "+${nameIn(base, keptNameCookie)}+"="))d.session=""})()`;

/**
 * Reloads the page once if its scripts do not start. A cached page may name scripts of an older build, the browser may
 * keep a notice of the host in place of a script, and a service worker of an older build may be broken. So the scripts
 * are first fetched past the browser's cache, and the worker is removed.
 */
const recovery = (base: string): string =>
  [
    `addEventListener("error",async e=>{let s=e.target,u=s.type==="module"?s.src:e.error instanceof SyntaxError&&document.readyState!=="complete"&&e.filename,k="trama-entry";`,
    `if(u)try{if(sessionStorage.getItem(k)!==u){sessionStorage.setItem(k,u);`,
    `if(navigator.onLine)await Promise.allSettled([`,
    `...Array.from(document.querySelectorAll("[rel=modulepreload],[type=module]"),l=>fetch(l.href||l.src,{cache:"reload"})),`,
    `navigator.serviceWorker?.getRegistration(${JSON.stringify(`${base}/`)}).then(r=>r?.scope===location.origin+${JSON.stringify(`${base}/`)}&&r.unregister())`,
    `]);location.reload()}}catch{}},!0);`,
  ].join("");

/** The key under which the runtime stores a value for an app under this path. */
const nameIn = (base: string, name: string): string => JSON.stringify(name + encodeURIComponent(base));

/**
 * Render the HTML of a page of the site; without `route`, of no page in particular.
 *
 * `nonce` is for this answer alone. It lets HTML that is known only in the browser run scripts.
 */
export function renderShell(
  site: SiteInfo,
  route: SiteRoute | undefined,
  environment: Environment,
  nonce?: string,
): string {
  const prepared = route && !route.isPrivate ? route : undefined;
  const content = prepared?.content;
  const sheet = prepared?.css === undefined ? undefined : site.pageStyles[prepared.css];
  const at = (address: string): string => `${site.base}${address}`;
  const login = route !== undefined && route.page === site.login ? " data-login" : "";
  const preloads = [...new Set([...site.entryImports, ...(prepared?.scripts ?? [])])];
  return [
    "<!doctype html>",
    // Without scripts, the light theme; the script below sets another before the first paint.
    `<html lang="${escapeHtml(route?.language ?? site.language)}" data-theme="light">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy(site, route, environment, nonce))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(content?.head.title ?? route?.title ?? site.title)}</title>`,
    ...(route ? metaOf(site, route) : []),
    link("icon", at(content?.head.favicon?.replace(/^\/?/, "/") || site.icon)),
    link("manifest", at("/manifest.webmanifest")),
    `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${earlyScript(site)}</script>`,
    // Browsers ask for fonts without cookies, also at their own origin.
    ...site.fonts.map((address) => link("preload", at(address), ' as="font" type="font/woff2" crossorigin')),
    link("stylesheet", at(site.styles)),
    // Content in the HTML must not be painted without its styles.
    ...(sheet === undefined
      ? []
      : content
        ? [link("stylesheet", at(sheet))]
        : [link("preload", at(sheet), ' as="style"')]),
    ...(content ? preloadsOf(content) : []),
    ...preloads.map((address) => link("modulepreload", at(address))),
    dataBlock("trama-manifest", manifestOf(site)),
    dataBlock("trama-env", environment),
    ...(site.scripts ?? []).map((address) => `<script src="${escapeHtml(address)}" defer></script>`),
    `<script type="module" src="${escapeHtml(at(site.entry))}"></script>`,
    "</head>",
    "<body>",
    content
      ? `<div id="root"${login}${marksOf(content, route?.path ?? "")}>${bodyOf(content)}</div>`
      : `<div id="root"${login}></div>\n<div class="trama-starting" role="status">${escapeHtml(site.title)}</div>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/**
 * The data attributes for hydration. In windows where the page looks different, the content is hidden until hydration:
 * painted parts would jump.
 */
const marksOf = ({ at, narrow }: PageContent, path: string): string =>
  [
    ` data-prerendered="${escapeHtml(path)}"`,
    at === undefined ? "" : ` data-built="${at}"`,
    narrow === undefined ? "" : ` data-narrow="${narrow}"`,
  ].join("");

/** Preload links go before the page's content. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;
const preloadsOf = ({ html }: PageContent): string[] => leadingPreloads.exec(html)?.[0].split(/(?<=>)/) ?? [];
const bodyOf = ({ html }: PageContent): string => html.replace(leadingPreloads, "");

/** The data about the build for the runtime. */
const manifestOf = ({ pageStyles, base, icon, version, serviceWorker }: SiteInfo) => ({
  icon: base + icon,
  css: Object.fromEntries(Object.entries(pageStyles).map(([name, address]) => [name, base + address])),
  ...(base === "" ? {} : { base }),
  ...(version === undefined ? {} : { version }),
  ...(serviceWorker === undefined ? {} : { serviceWorker: base + serviceWorker }),
});

const link = (rel: string, address: string, rest = ""): string =>
  `<link rel="${rel}"${rest} href="${escapeHtml(address)}">`;

/** The metadata of a page for search engines and social networks. */
function metaOf(site: SiteInfo, route: SiteRoute): string[] {
  const tags: string[] = [];
  if (route.isHidden) tags.push('<meta name="robots" content="noindex, nofollow">');
  const { meta = {} } = route.content?.head ?? {};
  for (const [name, text] of Object.entries(meta)) {
    const isSocial = name.startsWith("og:");
    const content = name === "og:image" && text.startsWith("/") ? `${site.url ?? ""}${site.base}${text}` : text;
    if (content !== "")
      tags.push(`<meta ${isSocial ? "property" : "name"}="${name}" content="${escapeHtml(content)}">`);
  }
  if (hasParameters(route) || route.isPrivate) return tags;
  const address = (path: string): string => `${site.url ?? ""}${site.base}${encodeURI(path)}`;
  tags.push(link("canonical", address(route.path)));
  if (route.content) {
    tags.push('<meta property="og:type" content="website">');
    tags.push(`<meta property="og:site_name" content="${escapeHtml(site.title)}">`);
    if (site.url !== undefined) tags.push(`<meta property="og:url" content="${escapeHtml(address(route.path))}">`);
    tags.push(`<meta name="twitter:card" content="${meta["og:image"] ? "summary_large_image" : "summary"}">`);
  }
  // In an app with one language, no route has its own.
  const only = site.routes.every(({ language }) => language === undefined) ? site.language : undefined;
  for (const { page, record, path, language = only } of site.routes)
    if (page === route.page && record === route.record && language !== undefined)
      tags.push(link("alternate", address(path), ` hreflang="${escapeHtml(language)}"`));
  return tags;
}

/**
 * Returns the content security policy of a page. It allows one inline script, the inline styles of elements, each by
 * its hash, and the trusted HTML of the design. The trusted HTML is in the policy of every page, since visitors
 * navigate without a new document.
 */
export function contentPolicy(
  site: SiteInfo,
  route: SiteRoute | undefined,
  environment: Environment,
  nonce?: string,
): string {
  const { scripts = [], styles: sheets = [] } = site.embeds ?? {};
  const once = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const styles = (route?.content?.styles ?? []).map(hashOf);
  const origins = backendOrigins(environment);
  const { image = [], frame = [], media = [] } = site.media ?? {};
  // The address of what a page shows from elsewhere can carry data there.
  const shown = (own: readonly string[]): string =>
    ["'self'", ...new Set([...origins.filter((origin) => origin.startsWith("http")), ...own])].join(" ");
  return [
    "default-src 'self'",
    ["script-src 'self'", hashOf(earlyScript(site)), ...scripts, ...once].join(" "),
    ["style-src 'self'", ...sheets, ...once].join(" "),
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styles.join(" ")}`] : []),
    `img-src ${shown(image)} data: blob:`,
    `media-src ${shown(media)} blob:`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...new Set([...origins, ...(site.origins ?? [])])].join(" ")}`,
    `frame-src ${shown(frame)} blob:`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** The origins in the environment, for fetch and for web sockets. */
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

/** Data for the app in the page. It is not code, so every policy allows it; an escaped `<` cannot end the block. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whether a route has more than one address. */
export const hasParameters = ({ path }: Pick<SiteRoute, "path">): boolean => /[:*?]/.test(path);

/** The route of the page for unknown addresses. */
export const notFoundRoute = ({ notFound, routes }: SiteInfo): SiteRoute | undefined =>
  routes.find(({ page }) => page === notFound);
