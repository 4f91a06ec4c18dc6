import { manifest } from "./manifest.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Load a style sheet once and wait until it applies, so that nothing is painted without it.
 *
 * `path` is how the design's output names it; the manifest of the build says its address. Without a manifest the styles
 * are on the page already. One that fails to load is not waited for: a page without its look is better than none.
 */
export function loadStyle(path: string | undefined): Promise<void> {
  const href = path === undefined ? undefined : manifest().css[path];
  if (href === undefined || typeof document === "undefined") return Promise.resolve();
  let loaded = loading.get(href);
  if (loaded === undefined) {
    loaded = appendSheet(href);
    loading.set(href, loaded);
  }
  return loaded;
}

function appendSheet(href: string): Promise<void> {
  const absolute = new URL(href, document.baseURI).href;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (sheet.href === absolute) return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener("error", () => resolve(), { once: true });
    document.head.append(link);
  });
}
