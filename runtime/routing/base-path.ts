import { manifest } from "../app/manifest.ts";
import type { Runtime } from "../app/runtime.ts";

/** Returns the path of an app on its host, without a trailing `/`; empty for the root. */
export const basePath = (runtime: Runtime): string => runtime.basePath ?? manifest().base;

/** Returns a local address with the base path, as the app may live below the root of its host. */
export const withBase = (runtime: Runtime, address: string): string =>
  address.startsWith("/") ? basePath(runtime) + address : address;

/** Returns the app's name of a cookie or storage entry: other apps on the host have their own. */
export const ownName = (runtime: Runtime, name: string): string => name + encodeURIComponent(basePath(runtime));

/** Whether a path of the host is inside the app. */
export const isInBase = (runtime: Runtime, pathname: string): boolean =>
  `${pathname}/`.startsWith(`${basePath(runtime)}/`);

/** Returns the path inside the app. */
export const withoutBase = (runtime: Runtime, pathname: string): string =>
  isInBase(runtime, pathname) ? pathname.slice(basePath(runtime).length) || "/" : pathname;

/** Returns the address of a file; files of the design are below the base path. */
export const fileAddress = (runtime: Runtime, address: string): string =>
  /^\/?assets\//.test(address) ? withBase(runtime, address.replace(/^\/?/, "/")) : address;
