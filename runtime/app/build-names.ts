// What the app and its build must agree on.

/** The folder of the files that have hashes in their names. */
export const bundleFolder = "static";

/** The start of the names of the caches of an app, by its path on the host: other apps there have their own. */
export const cachePrefix = (base: string): string => `trama ${base}/${bundleFolder}/ `;
