import { logError } from "../errors/error-log.ts";
import { basePath, withBase } from "../routing/base-path.ts";
import { cachePrefix } from "./build-names.ts";
import type { Manifest } from "./manifest.ts";
import { isOutdated, markOutdated } from "./reload.ts";
import type { Runtime } from "./runtime.ts";

export { preloadParts } from "../late/preload.ts";

const leastIntervalMs = 60_000;

/**
 * Keep an open tab in step with the published version: register this build's service worker, and check for a newer
 * build when the visitor returns to the tab. Loaded after the first page, as nothing waits for it.
 */
export function followDeploys(runtime: Runtime, manifest: Manifest): void {
  // Private windows and embedded browsers refuse service workers; the app works without one.
  void keepServiceWorker(runtime, manifest.serviceWorker).catch((error: unknown) => logError("service worker", error));
  let lastMs = Date.now();
  document.addEventListener("visibilitychange", () => {
    // The clock may have been set back.
    const isSoon = Math.abs(Date.now() - lastMs) < leastIntervalMs;
    if (document.visibilityState !== "visible" || isOutdated() || isSoon) return;
    lastMs = Date.now();
    void compareVersions(runtime, manifest.version);
  });
}

async function keepServiceWorker(runtime: Runtime, address: string | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  if (address !== undefined) {
    await serviceWorker.register(address);
    return;
  }
  // Remove what an earlier build left; keep the workers and the caches of other apps on the host.
  const scope = new URL(withBase(runtime, "/"), location.href).href;
  const registration = await serviceWorker.getRegistration(scope);
  if (registration?.scope === scope) await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(basePath(runtime))));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Fetch the published version and compare. Without an answer, assume nothing. */
export async function compareVersions(runtime: Runtime, own: string | undefined): Promise<void> {
  try {
    const response = await fetch(withBase(runtime, "/version.json"), { cache: "no-store" });
    const published: unknown = response.ok ? await response.json() : undefined;
    if (typeof published !== "object" || published === null || !("version" in published)) return;
    if (published.version !== own) markOutdated();
  } catch {
    // No connection, or the file does not exist.
  }
}
