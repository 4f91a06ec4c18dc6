/** What is used of the package, which has no types of its own. */
declare module "gettext-parser" {
  export interface GetTextComments {
    translator?: string;
    extracted?: string;
    reference?: string;
    flag?: string;
    previous?: string;
  }
  export interface GetTextEntry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: GetTextComments;
  }
  export interface GetTextFile {
    charset?: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, GetTextEntry>>;
  }
  export const po: {
    parse(text: string, options: { validation: boolean }): GetTextFile;
    compile(file: GetTextFile, options: { foldLength: number }): Uint8Array;
  };
}
