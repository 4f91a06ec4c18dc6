/**
 * The text of a file of the output, to be written, compared and bundled. All other knowledge of the output is in the
 * `SiteManifest`, which does not change with the printer.
 */
export interface PrintedText {
  readonly [isPrinted]: true;
}

declare const isPrinted: unique symbol;

export const printed = (text: string): PrintedText => text as unknown as PrintedText;

/** Opens a printed text. `tests/printed-text.test.ts` lists the files of `cli/` that may. */
export const openText = (text: PrintedText): string => text as unknown as string;

/** The size of a text in UTF-8, in bytes. */
export const bytesOf = (text: PrintedText): number => Buffer.byteLength(openText(text));
