import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./read.mjs";

const read = (path) => readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n").trim();

/** Small designs that show most of the format, file by file. */
const examples = ["ola", "tarefas"];
const exampleFolders = ["", "pages", "sections", "components"];

/**
 * docs/reference/all.txt: the language, the reference, every explanation and whole designs in one file, for readers
 * that load one text, above all language models.
 *
 * `pages` are the generated pages of docs/reference/ by path.
 */
export function wholeReference(pages) {
  const parts = [
    withLinksFrom("", read("llms.txt")),
    withLinksFrom("docs", read("docs/language.md")),
    ...Object.entries(pages)
      .filter(([path]) => path.startsWith("docs/reference/"))
      .map(([, text]) => withoutHeader(text)),
    `# Diagnostics\n\nEach with a wrong design, the reason, and a right one.\n\n${explanations()}`,
    `# Example designs\n\n${examples.map(exampleDesign).join("\n\n")}`,
  ];
  return `${parts.join("\n\n---\n\n")}\n`;
}

/** Rewrites the links of a page in another folder so that they lead to the same files from docs/reference. */
const withLinksFrom = (folder, text) =>
  text.replace(/(?<=\]\()(?!\w+:|#)[^)\s]+/g, (target) => posix.relative("docs/reference", posix.join(folder, target)));

const withoutHeader = (text) => text.replace(/^<!--.*-->\n+/, "").trim();

function explanations() {
  const folder = "compiler/diagnostics/explain";
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md"))
    .sort()
    .map((path) => `#${read(`${folder}/${path}`)}`)
    .join("\n\n");
}

function exampleDesign(name) {
  const files = exampleFolders.flatMap((folder) => {
    const path = join("designs", name, folder).replaceAll("\\", "/");
    return entriesOf(path)
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map((entry) => `${path}/${entry.name}`.replace("//", "/"))
      .sort();
  });
  return [`## designs/${name}`, ...files.map((path) => `\`${path}\`:\n\n\`\`\`json\n${read(path)}\n\`\`\``)].join(
    "\n\n",
  );
}

function entriesOf(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true });
  } catch {
    return [];
  }
}
