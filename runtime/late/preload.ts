import type { RouteObject } from "react-router-dom";
import { watchParts } from "../app/reload.ts";
import type { Runtime } from "../app/runtime.ts";
import { sessionOf } from "../auth/session.ts";
import { isLoaderShown } from "../page/page-loader.tsx";
import { effect } from "../react/signals.ts";
import { keepPage, linkedPages } from "./keep-pages.ts";

const pauseMs = 1_000;

/**
 * Load the code of popups and of other parts that are loaded when first shown, once the page is idle: a message such as
 * "no connection" then needs no network. One at a time, so that the page's own requests go first. The service worker
 * then keeps the pages that links lead to, such as the entries of a menu.
 *
 * With `isPrivate` it waits until someone signs in, so that a login page loads nothing but itself.
 */
export function preloadParts(runtime: Runtime, routes: readonly RouteObject[], isPrivate: boolean): void {
  const { isAuthenticated } = sessionOf(runtime);
  let isBusy = false;
  const kept = new Set<string>();
  const preload = async (): Promise<void> => {
    if (isBusy || (isPrivate && !isAuthenticated.peek())) return;
    isBusy = true;
    await settled(runtime);
    const tried = new Set<unknown>();
    for (let part = next(tried); part !== undefined && navigator.onLine; part = next(tried)) {
      tried.add(part);
      if (isLoaderShown(runtime)) await settled(runtime);
      await idle();
      // Ignored here: the part asks again when it is shown, and reports the error then.
      await part.load().catch(() => {});
    }
    for (const page of linkedPages(runtime, routes)) {
      if (kept.has(page) || !navigator.onLine) continue;
      if (isLoaderShown(runtime)) await settled(runtime);
      await idle();
      if (await keepPage(page)) kept.add(page);
    }
    isBusy = false;
  };
  const parts = watchParts(() => void preload());
  // Loaded code may add parts of its own, which later windows may need too.
  const next = (tried: ReadonlySet<unknown>) => {
    const left = [...parts].filter((part) => !tried.has(part));
    return left.find(({ turn }) => turn === "page") ?? left[0];
  };
  window.addEventListener("online", () => void preload());
  // On the first visit the worker comes after the page.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener("controllerchange", () => void preload());
  effect(() => {
    if (!isPrivate || isAuthenticated.value) void preload();
  });
}

/** Resolves when the page is shown and has had a pause for its data. */
async function settled(runtime: Runtime): Promise<void> {
  let isLoading = true;
  while (isLoading) {
    isLoading = isLoaderShown(runtime);
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

const idle = (): Promise<unknown> =>
  new Promise((done) => {
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(done);
    else setTimeout(done, 100);
  });
