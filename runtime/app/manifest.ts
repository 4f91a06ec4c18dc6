import { readJson } from "./env.ts";

/** Facts about the build, in `<script type="application/json" id="trama-manifest">` of the page. */
export interface Manifest {
  /** Addresses of style sheets, by their path in the output. */
  readonly css: Readonly<Record<string, string>>;
  /** The path of the app on its host, without a trailing `/`; empty for the root. */
  readonly base: string;
  /** The icon of pages without their own. */
  readonly icon?: string;
  /** Differs for every build. Absent without a build, as in tests and development. */
  readonly version?: string;
  /** The address of the service worker; absent when the design has none. */
  readonly serviceWorker?: string;
}

let known: Manifest | undefined;

/** Set the base path while prerendering, without a document. */
export function configureBase(base: string): void {
  known = { ...manifest(), base };
}

/** Returns the manifest, read once. */
export function manifest(): Manifest {
  if (known === undefined) {
    const read = readJson("trama-manifest");
    // The build writes it in the shape of the type.
    known = { css: {}, base: "", ...(typeof read === "object" ? read : {}) } as Manifest;
  }
  return known;
}
