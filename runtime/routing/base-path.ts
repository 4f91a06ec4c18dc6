import { manifest } from "../app/manifest.ts";

/** Returns a local address with the base path, as the app may live below the root of its host. */
export const withBase = (address: string): string => (address.startsWith("/") ? manifest().base + address : address);

/** Returns the app's name of a cookie or storage entry: other apps on the host have their own. */
export const ownName = (name: string): string => name + encodeURIComponent(manifest().base);

/** Whether a path of the host is inside the app. */
export const isInBase = (pathname: string): boolean => `${pathname}/`.startsWith(`${manifest().base}/`);

/** Returns the path inside the app. */
export const withoutBase = (pathname: string): string =>
  isInBase(pathname) ? pathname.slice(manifest().base.length) || "/" : pathname;

/** Returns the address of a file; files of the design are below the base path. */
export const fileAddress = (address: string): string =>
  /^\/?assets\//.test(address) ? withBase(address.replace(/^\/?/, "/")) : address;
