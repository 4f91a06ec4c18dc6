import { environment } from "./env.ts";

/** An address of the backend as the app keeps it: on the app's own origin without that, so that it holds wherever the app moves. */
export function atBackend(address: string): string {
  const { backendUrl } = environment();
  const { href, origin, pathname, search } = new URL(address, `${backendUrl}/`);
  return origin === globalThis.location?.origin ? pathname + search : href;
}
