import { manifest } from "../app/manifest.ts";
import { logMessage } from "../errors/error-log.ts";
import * as messages from "../messages/app.ts";
import { untilStays } from "../page/unload.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Load a style sheet once and wait until it applies, so that nothing is painted without it.
 *
 * `path` is its path in the design's output; the build's manifest maps it to an address. Without a manifest the styles
 * are already on the page. A sheet that fails to load does not block: an unstyled page is better than none.
 */
export function loadStyle(path: string | undefined): Promise<void> {
  for (const link of sheetLinks())
    if (link.media === unused && link.getAttribute("href") === hrefOf(path)) link.media = "all";
  return request(path, "all");
}

/** Fetch a style sheet that is not needed yet: it applies once `loadStyle` asks for it, without another request. */
export const fetchStyle = (path: string | undefined): Promise<void> => request(path, unused);

/** A sheet for no medium does not apply, and costs the page no new styles. */
const unused = "not all";

const hrefOf = (path: string | undefined): string | undefined =>
  path === undefined ? undefined : manifest().css[path];

function request(path: string | undefined, media: string): Promise<void> {
  const href = hrefOf(path);
  if (href === undefined || typeof document === "undefined") return Promise.resolve();
  let loaded = loading.get(href);
  if (loaded === undefined) {
    loaded = appendSheet(href, media);
    loading.set(href, loaded);
  }
  return loaded;
}

/** Log the style sheets of the document that failed to load. Call it after the document has loaded. */
export function logFailedSheets(): void {
  for (const link of sheetLinks()) {
    const isOwn = new URL(link.href).origin === location.origin;
    if (isOwn && !isLoaded(link) && !loading.has(link.getAttribute("href") ?? "")) void logFailed(link);
  }
}

function appendSheet(href: string, media: string): Promise<void> {
  const absolute = new URL(href, document.baseURI).href;
  if (sheetLinks().some((link) => link.href === absolute && isLoaded(link))) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.media = media;
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener(
      "error",
      () => {
        link.remove();
        loading.delete(href);
        void logFailed(link).then(resolve);
      },
      { once: true },
    );
    document.head.append(link);
  });
}

const sheetLinks = (): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** Browsers differ: a sheet that failed to load is absent, empty, or throws. The build writes no empty sheets. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** A navigation breaks off what still loads: only if the page stays has that failed. */
async function logFailed({ href }: HTMLLinkElement): Promise<void> {
  await untilStays();
  logMessage(new URL(href).pathname, messages.styleNotLoaded);
}
