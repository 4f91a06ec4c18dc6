import { readJson } from "./env.ts";

/** What the build says of itself in the page, in `<script type="application/json" id="trama-manifest">`. */
export interface Manifest {
  /** Addresses of style sheets, by how the output names them. */
  readonly css: Readonly<Record<string, string>>;
  /** The path of the host that the app lives under, without a `/` at the end; empty for none. */
  readonly base: string;
  /** The icon of pages without one of their own. */
  readonly icon?: string;
  /** Another build has another version. Absent where nothing was built, as in tests and while developing. */
  readonly version?: string;
  /** The address of the service worker; absent when the design wants none. */
  readonly serviceWorker?: string;
}

let known: Manifest | undefined;

/** Say where the app will live, where there is no document: while prerendering. */
export function configureBase(base: string): void {
  known = { css: {}, base };
}

/** The manifest, read once. */
export function manifest(): Manifest {
  if (known === undefined) {
    const read = readJson("trama-manifest");
    // The build writes it as the type says.
    known = { css: {}, base: "", ...(typeof read === "object" ? read : {}) } as Manifest;
  }
  return known;
}
