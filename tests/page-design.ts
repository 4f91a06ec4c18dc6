import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readDesign } from "./designs.ts";

const root = join(import.meta.dirname, "..");

/** The fenced blocks of a page, by language. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w*)(?: \S+)?\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , body = ""]) => body);

export const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The minimal `design.json`, to which a page of the docs adds. */
const smallest = {
  formatVersion: 1,
  name: "docs",
  title: "Docs",
  languages: ["pt"],
  backend: { kind: "supabase" },
  pages: { home: "inicio" },
};
const home = { id: "inicio", path: "", title: "Docs", sections: [] };

/** The fenced blocks of a page that name a file after their language: the text of each by its path. */
export const filesShown = (text: string, language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm), ([, name, path = "", body = ""]) => ({
      name,
      file: [path, body] as const,
    }))
      .filter(({ name }) => name === language)
      .map(({ file }) => file),
  );

/** The fenced JSON blocks of a page: the word after `json` is the file in the design. */
export const jsonBlocks = (text: string) =>
  Array.from(text.matchAll(/^```json(?: (\S+))?\n([\s\S]*?)^```$/gm), ([, path, body = ""]) => ({ path, body }));

/** A page of `docs/` as a design, with the files in `tests/docs/<page>/`. */
export function designOfPage(page: string, added: Readonly<Record<string, object>> = {}) {
  const text = readFileSync(join(root, page), "utf8").replaceAll("\r\n", "\n");
  return designOfText(text, join("tests/docs", basename(page, ".md")), added);
}

/**
 * A text as a design: its blocks of JSON and CSS, the files in the folder `context`, and the minimal design. Blocks of
 * one file add to each other, and `added` to them.
 */
export function designOfText(text: string, context: string, added: Readonly<Record<string, object>> = {}) {
  const files = new Map<string, object>([
    ["design.json", smallest],
    ["pages/inicio.json", home],
  ]);
  for (const { path = "", body } of jsonBlocks(text)) files.set(path, merged(files.get(path), JSON.parse(body)));
  for (const [path, value] of Object.entries(added)) files.set(path, merged(files.get(path), value));
  files.delete("trama.config.json");
  // A page of the docs may have a home page of its own.
  const { home: shownHome } = (files.get("design.json") as typeof smallest).pages;
  if (shownHome !== smallest.pages.home) files.delete(`pages/${smallest.pages.home}.json`);
  return [
    ...(existsSync(join(root, context)) ? readDesign(join(root, context)) : []),
    ...Array.from(files, ([path, value]) => ({ path, bytes: json(value) })),
    ...Object.entries(filesShown(text, "css")).map(([path, body]) => ({ path, bytes: new TextEncoder().encode(body) })),
  ];
}

/** Merges two objects; a member that both have is merged once more. */
function merged(one: object | undefined, other: object): object {
  const result: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = result[key];
    result[key] = isObject(known) && isObject(value) ? { ...known, ...value } : value;
  }
  return result;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
