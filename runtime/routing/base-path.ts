import { manifest } from "../app/manifest.ts";

/** A local address as the browser needs it: the app may live under a path of its host. */
export const withBase = (address: string): string => (address.startsWith("/") ? manifest().base + address : address);

/** What the app calls a cookie or an entry of storage: other apps of the host, under other paths, have their own. */
export const ownName = (name: string): string => name + encodeURIComponent(manifest().base);

/** The path inside the app. */
export function withoutBase(pathname: string): string {
  const { base } = manifest();
  return base !== "" && `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || "/" : pathname;
}

/** The address of a file; those of the design are where the app is. */
export const fileAddress = (address: string): string =>
  /^\/?assets\//.test(address) ? withBase(address.replace(/^\/?/, "/")) : address;
