import type { Runtime } from "../app/runtime.ts";
import { basePath, isInBase, ownName } from "../routing/base-path.ts";

/** Returns the value of a cookie of an app, or undefined. */
export function readCookie(runtime: Runtime, name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const own = ownName(runtime, name);
  for (const part of document.cookie.split("; ")) {
    const [found, value = ""] = part.split("=", 2);
    if (found === own && value !== "") return decoded(value);
  }
  return undefined;
}

/** Anything on the host may write cookies: what this app cannot have written counts as missing. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/**
 * Set a cookie, secure wherever the browser allows it; `null` removes it.
 *
 * Without an age it ends with the browser.
 */
export function writeCookie(runtime: Runtime, name: string, value: string | null, ageSeconds?: number): void {
  if (typeof document === "undefined") return;
  const age = value === null ? "; max-age=0" : ageSeconds === undefined ? "" : `; max-age=${ageSeconds}`;
  const base = basePath(runtime) || "/";
  // A page elsewhere on the host could not read a cookie of the base path.
  const path = isInBase(runtime, globalThis.location.pathname) ? base : "/";
  if (value === null && path !== "/") removeAtRoot(ownName(runtime, name));
  const cookie = `${ownName(runtime, name)}=${encodeURIComponent(value ?? "")}; path=${path}; samesite=lax${age}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
  document.cookie = `${cookie}; secure`;
  // Some browsers refuse secure cookies on a local machine without TLS; there the value never leaves the machine.
  const mayBePlain = value === null || isLoopback(globalThis.location.hostname);
  if (mayBePlain && readCookie(runtime, name) !== (value ?? undefined)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = cookie;
  }
}

function removeAtRoot(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${name}=; path=/; samesite=lax; max-age=0`;
}

const isLoopback = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");
