import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow } from "./designs.ts";

const root = join(import.meta.dirname, "..");

/** Phrases of a dialect that readers stop at, with what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|be|been|being|gets?) told\b/gi, "is reported"],
  [/\b(?:tells?|telling)\b/gi, "reports, shows"],
  [/\btold\b/gi, "reported"],
  [/\bstands?\b(?!-)/gi, "is, appears"],
  [/\bstood\b/gi, "was"],
  [/\bgives?\b/gi, "returns"],
  [/\bgiving\b/gi, "returning"],
  [/\b(?:is|are) no(?! longer| more)\b/gi, "is not a"],
  [/\b(?:is|are) none\b/gi, "is not"],
  [/\bexcludes? each other\b/gi, "cannot be used together"],
  [/\bread along\b/gi, "embedded"],
  [/\bsays? nothing\b/gi, "has no effect"],
  [/\btwo dashes\b/gi, "`--`"],
  [/\boutgrows?\b/gi, "If you outgrow it"],
  [/\bwho is back\b/gi, "completes the sign-in"],
  [/\bnobody told\b/gi, "missed"],
  [/\b(?:whoever|whomever)\b/gi, "the person who, you"],
  [/(?:^|[.:;] )Who (?!s\b)[^?]*[.:;]/g, "If you …"],
  [/\bthose of\b/gi, "the noun itself"],
  [/\bthat of (?:the|a|an|its|their)\b/gi, "the noun itself"],
  [/\btwice in\b/gi, "duplicate"],
];

const isOurs = (path: string): boolean =>
  /\.(?:tsx?|mjs|md|json)$/.test(path) &&
  !/(?:^|\/)(?:node_modules|dist|generated|expected)\//.test(path) &&
  !/\.generated\.ts$|\/validators\.js$|schema\/editor\/|schema\/messages\.json$|docs\/reference\/messages\.md$/.test(
    path,
  );

const folders = ["cli", "compiler", "runtime", "schema", "docs", ".ci"];
const files = [
  ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ...[
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "designs/README.md",
    "tests/README.md",
  ].map((name) => join(root, name)),
  ...filesBelow(join(root, "tests")).filter((path) => path.endsWith(".ts") || path.endsWith(".tsx")),
].filter((path) => isOurs(relative(root, path).split(sep).join("/")));

/** The prose of a file: comments of code, all of a page without its code blocks, descriptions of a schema. */
function proseOf(path: string): string {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".md")) return text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "`x`");
  if (path.endsWith(".json"))
    return Array.from(
      text.matchAll(/"(?:description|deprecated|edgeCases)": "((?:[^"\\]|\\.)*)"/g),
      ([, one = ""]) => one,
    )
      .join("\n")
      .replace(/`[^`\n]*`/g, "`x`");
  const comments = Array.from(text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g), ([comment]) => comment);
  return comments
    .join("\n")
    .replace(/\n\s*\*? ?/g, "\n")
    .replace(/`[^`\n]*`/g, "`x`");
}

describe("prose is plain English", () => {
  test("no phrase of the list appears in docs, comments and descriptions", () => {
    const found = files.flatMap((path) => {
      const prose = proseOf(path);
      return phrases.flatMap(([phrase, instead]) =>
        Array.from(prose.matchAll(phrase), ({ 0: match, index }) => {
          const around = prose.slice(Math.max(0, index - 40), index + match.length + 40).replaceAll("\n", " ");
          return `${relative(root, path)}: "${match}" → ${instead}: … ${around} …`;
        }),
      );
    });
    expect(found).toEqual([]);
  });
});
