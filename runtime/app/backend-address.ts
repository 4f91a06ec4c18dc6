import { environment } from "./env.ts";
import type { Runtime } from "./runtime.ts";

/**
 * Returns a backend address as the app stores it: relative to the app's origin where they match, so it survives a move.
 */
export function atBackend(runtime: Runtime, address: string): string {
  const { backendUrl } = environment(runtime);
  const { href, origin, pathname, search } = new URL(address, `${backendUrl}/`);
  return origin === globalThis.location?.origin ? pathname + search : href;
}
