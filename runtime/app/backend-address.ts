import { environment } from "./env.ts";

/**
 * Returns a backend address as the app stores it: relative to the app's origin where they match, so it survives a move.
 */
export function atBackend(address: string): string {
  const { backendUrl } = environment();
  const { href, origin, pathname, search } = new URL(address, `${backendUrl}/`);
  return origin === globalThis.location?.origin ? pathname + search : href;
}
