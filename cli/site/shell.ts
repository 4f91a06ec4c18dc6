import { keptNameCookie, tokenCookie } from "../../runtime/auth/session-names.ts";
import type { EmbedSources } from "./embeds.ts";
import { hashOf } from "./policy-hash.ts";

/** What the HTML of every page is made from. Plain data: `build` leaves it for `serve`. Addresses start with `/`, without `base`. */
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
  /** The path of the host that the app lives under; without a `/` at the end. */
  readonly base: string;
  /** Another build has another one; absent while developing. */
  readonly version?: string | undefined;
  /** Absent when the design wants none. */
  readonly serviceWorker?: string | undefined;
  /** Where the site will be, if that is known; without a `/` at the end. */
  readonly url?: string | undefined;
  /** Where visitors sign in, of an app where they can. */
  readonly login?: string | undefined;
  /** The page for addresses that no page has. */
  readonly notFound?: string | undefined;
  readonly routes: readonly SiteRoute[];
  /** Origins that the app asks besides its backend. */
  readonly origins?: readonly string[];
  /** What trusted HTML of the design loads and runs. */
  readonly embeds?: EmbedSources | undefined;
  /** Scripts of the development server, loaded before the app. */
  readonly scripts?: readonly string[];
}

/** One address of the site, with parameters as `:name`. */
export interface SiteRoute {
  readonly path: string;
  readonly page: string;
  /** What stands in the path for its record, of a page that each record has. */
  readonly record?: string | undefined;
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  readonly css?: string | undefined;
  readonly scripts: readonly string[];
  /** What the build rendered of it. */
  readonly content?: PageContent | undefined;
  /** Only for some visitors: nothing of it is prepared for others, nor is it in the sitemap. */
  readonly isPrivate: boolean;
  readonly isHidden: boolean;
}

/** A page as the build rendered it, with what it says of itself: the names of its `meta` elements are the keys. */
export interface PageContent {
  readonly html: string;
  /** The moment that it shows; absent when it shows none. */
  readonly at?: number | undefined;
  /** The widest breakpoint at which it looks different from what is here. */
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
 * Sets the theme before the first paint, so that a dark page never flashes white. A form that is sent before its page has
 * come to life would put what was typed into the address, so it waits. A page that was kept somewhere may name scripts of
 * an older build: it is loaded again, once. Who brings a session along is likely to be sent on from the login page, which
 * stays out of sight until that is known.
 */
const earlyScript = ({ theme, base }: SiteInfo): string =>
  `(()=>{addEventListener("error",e=>{let s=e.target;if(s.type==="module"&&s.src)try{let k="trama-entry";if(sessionStorage.getItem(k)!==s.src){sessionStorage.setItem(k,s.src);location.reload()}}catch{}},!0);addEventListener("submit",e=>{document.querySelector("[data-prerendered]")&&e.preventDefault()},!0);let t;try{t=localStorage.getItem(${nameIn(base, "theme")})}catch{}t=(t||"").replace(/"/g,"");if(t!=="light"&&t!=="dark"&&t!=="system")t=${JSON.stringify(theme)};if(t==="system")t=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";let d=document.documentElement.dataset;d.theme=t;let c="; "+document.cookie;if(c.includes("; "+${nameIn(base, tokenCookie)}+"=")||c.includes("; "+${nameIn(base, keptNameCookie)}+"="))d.session=""})()`;

/** As the runtime calls what it keeps of an app that lives under this path. */
const nameIn = (base: string, name: string): string => JSON.stringify(name + encodeURIComponent(base));

/**
 * The HTML of a page of the site; of no page in particular without `route`.
 *
 * `nonce` is of this answer alone, where HTML that is known only in the browser may bring scripts.
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
    `<html lang="${escapeHtml(route?.language ?? site.language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy(site, route, environment, nonce))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(content?.head.title ?? route?.title ?? site.title)}</title>`,
    ...(route ? metaOf(site, route) : []),
    link("icon", at(content?.head.favicon?.replace(/^\/?/, "/") || site.icon)),
    link("manifest", at("/manifest.webmanifest")),
    `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${earlyScript(site)}</script>`,
    link("stylesheet", at(site.styles)),
    // What is in the HTML already must not be painted without its styles.
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
      : `<div id="root"${login}></div>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/**
 * What the app needs to know of what the build rendered. In windows where the page looks different it stays out of sight
 * until the app has taken it over: parts that were painted would jump.
 */
const marksOf = ({ at, narrow }: PageContent, path: string): string =>
  [
    ` data-prerendered="${escapeHtml(path)}"`,
    at === undefined ? "" : ` data-built="${at}"`,
    narrow === undefined ? "" : ` data-narrow="${narrow}"`,
  ].join("");

/** What the page says is needed early stands in front of its content. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;
const preloadsOf = ({ html }: PageContent): string[] => leadingPreloads.exec(html)?.[0].split(/(?<=>)/) ?? [];
const bodyOf = ({ html }: PageContent): string => html.replace(leadingPreloads, "");

/** What the runtime knows of the build. */
const manifestOf = ({ pageStyles, base, icon, version, serviceWorker }: SiteInfo) => ({
  icon: base + icon,
  css: Object.fromEntries(Object.entries(pageStyles).map(([name, address]) => [name, base + address])),
  ...(base === "" ? {} : { base }),
  ...(version === undefined ? {} : { version }),
  ...(serviceWorker === undefined ? {} : { serviceWorker: base + serviceWorker }),
});

const link = (rel: string, address: string, rest = ""): string =>
  `<link rel="${rel}"${rest} href="${escapeHtml(address)}">`;

/** What search engines and social networks read of a page. */
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
  if (route.path.includes(":") || route.isPrivate) return tags;
  const address = (path: string): string => `${site.url ?? ""}${site.base}${encodeURI(path)}`;
  tags.push(link("canonical", address(route.path)));
  if (route.content) {
    tags.push('<meta property="og:type" content="website">');
    tags.push(`<meta property="og:site_name" content="${escapeHtml(site.title)}">`);
    if (site.url !== undefined) tags.push(`<meta property="og:url" content="${escapeHtml(address(route.path))}">`);
    tags.push(`<meta name="twitter:card" content="${meta["og:image"] ? "summary_large_image" : "summary"}">`);
  }
  for (const { page, record, path, language } of site.routes)
    if (page === route.page && record === route.record && language !== undefined)
      tags.push(link("alternate", address(path), ` hreflang="${escapeHtml(language)}"`));
  return tags;
}

/**
 * The content security policy of a page: nothing inline but one script and the styles of elements, each by its hash, and
 * what trusted HTML of the design holds. That stands in the policy of every page, since visitors go on without loading another.
 */
export function contentPolicy(
  site: SiteInfo,
  route: SiteRoute | undefined,
  environment: Environment,
  nonce?: string,
): string {
  const { scripts = [], styles: sheets = [] } = site.embeds ?? {};
  const once = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const styles = inlineStyles(route?.content?.html ?? "").map(hashOf);
  const origins = backendOrigins(environment);
  // A backend without TLS, such as one on this machine, keeps pictures and sounds too.
  const plain = origins.filter((origin) => origin.startsWith("http:")).map((origin) => ` ${origin}`);
  return [
    "default-src 'self'",
    ["script-src 'self'", hashOf(earlyScript(site)), ...scripts, ...once].join(" "),
    ["style-src 'self'", ...sheets, ...once].join(" "),
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${[...new Set(styles)].join(" ")}`] : []),
    `img-src 'self' data: blob: https:${plain.join("")}`,
    `media-src 'self' blob: https:${plain.join("")}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...new Set([...origins, ...(site.origins ?? [])])].join(" ")}`,
    "frame-src 'self' https: blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** The values of `style` attributes, as React writes them. */
const inlineStyles = (html: string): string[] =>
  Array.from(html.matchAll(/ style="([^"]*)"/g), ([, value = ""]) =>
    value.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: keyof typeof entities) => entities[name]),
  );

const entities = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };

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

/** The route of the page for addresses that no page has. */
export const notFoundRoute = ({ notFound, routes }: SiteInfo): SiteRoute | undefined =>
  routes.find(({ page }) => page === notFound);
