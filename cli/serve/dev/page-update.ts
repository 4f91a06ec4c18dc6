/** An update as pages get it; the number differs between updates. */
export type PageUpdate = AppUpdate & { readonly number: number };

/** What changed in the app since a page got it, as far as an open page can take it in. */
export interface AppUpdate {
  /** The new versions of the modules whose code changed, by their paths in the output without extension. */
  readonly modules: Readonly<Record<string, string>>;
  /** The new addresses of style sheets, by the old ones. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The addresses of all style sheets that are loaded on demand, by their path in the output. */
  readonly pageSheets: Readonly<Record<string, string>>;
}

/** The folder of addresses for modules of the output. */
export const moduleFolder = "/@trama/modules";
