import type { RouteObject } from "react-router-dom";
import type { Runtime } from "../app/runtime.ts";
import { withoutBase } from "../routing/base-path.ts";
import { matchRoute, pageOf } from "../routing/routes.ts";

/** How long the service worker may take for the files of a page. */
const patienceMs = 30_000;

/** Returns the ids of the pages that links on this page lead to, each once. */
export function linkedPages(runtime: Runtime, routes: readonly RouteObject[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { origin, pathname } of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (origin !== location.origin) continue;
    const match = matchRoute(routes, withoutBase(runtime, pathname));
    if (match) found.add(pageOf(match.route));
  }
  return found;
}

/**
 * Lets the service worker keep the files of a page, so that the page opens at once later, and without a connection.
 * Resolves when they are kept, or when it takes too long; with false without a worker, or where data is expensive.
 */
export async function keepPage(page: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const worker = connection?.saveData ? undefined : serviceWorker?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((done) => {
    const timer = setTimeout(done, patienceMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      done();
    };
    worker.postMessage({ keep: page }, [port2]);
  });
  port1.close();
  return true;
}
