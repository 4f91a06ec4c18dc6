/** Returns the manifest of the extension: the written one, this version, and the schema of each kind of file. */
export function manifest(): {
  readonly main: string;
  readonly capabilities: object;
  readonly contributes: { readonly jsonValidation: readonly { readonly fileMatch: string; readonly url: string }[] };
};

/** Returns the bytes of the package; the same for the same sources. */
export function packageExtension(): Promise<Uint8Array>;
