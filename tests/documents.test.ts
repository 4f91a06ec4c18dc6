import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkRules } from "../cli/project/rules.ts";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { printed } from "../compiler/printed-text.ts";
import { compileFiles, isUpdate, readDesign } from "./designs.ts";
import { blocksOf, designOfPage, designOfText, filesShown, jsonBlocks } from "./page-design.ts";
import { typeErrors } from "./type-check.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
const folders = [
  ".",
  "designs",
  "docs",
  "docs/reference",
  "compiler",
  "runtime",
  "cli",
  "cli/backend",
  "cli/editor",
  "schema",
  "tests",
];
const markdown = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);

describe("README.md", () => {
  const text = read("README.md");

  test("shows the files that it names", () => {
    const shown = [
      [blocksOf(text, "json")[0] ?? "", read("designs/ola/pages/inicio.json")],
      [blocksOf(text, "tsx")[0] ?? "", read("generated/ola/pages/inicio.tsx")],
    ] as const;
    if (isUpdate) {
      const current = shown.reduce((page, [before, file]) => page.replace(before, () => file), text);
      writeFileSync(join(root, "README.md"), current);
      return;
    }
    for (const [block, file] of shown) expect(block).toBe(file);
  });

  test("shows the output of an error", () => {
    const files = readDesign(join(root, "designs/ola")).map(({ path, bytes }) => ({
      path,
      bytes: new TextEncoder().encode(
        new TextDecoder().decode(bytes).replace("variables.contador}", "variables.contadro}"),
      ),
    }));
    expect(blocksOf(text, "")[0]).toBe(renderPretty(compileFiles(files).diagnostics, { folder: "designs/ola" }));
  });

  test("names commands, scripts and codes that there are", () => {
    const { scripts } = JSON.parse(read("package.json"));
    for (const [, name = ""] of text.matchAll(/npm run (\w+)/g))
      expect([...Object.keys(scripts), "dev"]).toContain(name);
    const commands = read("cli/main.ts");
    for (const [, name = ""] of text.matchAll(/`trama ([a-z]+)/g)) expect(commands).toContain(`"${name}"`);
    for (const [, code = ""] of text.matchAll(/trama explain (\w+\/[\w-]+)/g))
      expect(Object.keys(catalogue)).toContain(code);
  });
});

describe("CHANGELOG.md", () => {
  const [, newest = "", ...earlier] = read("CHANGELOG.md").split(/^(?=## )/m);

  test("shows the output of its designs, for the newest version", () => {
    const { output = [], diagnostics } = compileFiles(designOfText(newest, "tests/docs/changelog"));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const shown = ["ts", "tsx"].flatMap((language) => Object.entries(filesShown(newest, language)));
    expect(shown.length).toBeGreaterThan(0);
    for (const [path, body] of shown) expect(output.find((file) => file.path === path)?.text, path).toContain(body);
  });

  test("is about the version of package.json", () => {
    const { version } = JSON.parse(read("package.json"));
    expect(newest).toContain(`## ${version.replace("-dev", "")}\n`);
  });

  test("is short about the first version", () => {
    const lines = (earlier.at(-1) ?? newest).split("\n");
    expect(lines[0]).toBe("## 0.1.0");
    expect(lines.length).toBeLessThanOrEqual(60);
  });
});

describe("the code blocks of the docs compile", () => {
  const pages = markdown.filter((path) => path.startsWith("docs/") && !path.startsWith("docs/reference/"));

  test.each(pages)("%s", (page) => {
    expect(jsonBlocks(read(page)).filter(({ path }) => path === undefined)).toEqual([]);
    const { output, diagnostics } = compileFiles(designOfPage(page));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(output).toBeDefined();
    for (const { path, body } of jsonBlocks(read(page)))
      if (path === "trama.config.json") checkRules(JSON.parse(body).rules, path);
  });
});

test("the own code of the docs type-checks with the output of its design", () => {
  const outputs = markdown.flatMap((page) => {
    const components = [...read(page).matchAll(/^```tsx? custom\/(\S+)\n([\s\S]*?)^```$/gm)];
    if (components.length === 0) return [];
    const { output = [] } = compileFiles(designOfPage(page), undefined, "custom/index");
    const code = (path: string, text: string) => ({ path: `custom/${path}`, text: printed(text), origins: [] });
    const custom = [
      ...components.map(([, path = "", text = ""]) => code(path, text.replaceAll("../../../generated/docs/", "../"))),
      code("index.ts", components.map(([, path]) => `export * from "./${path}";\n`).join("")),
    ];
    return [{ name: page.replaceAll(/\W/g, "-"), output: [...output, ...custom] }];
  });
  expect(outputs.map(({ name }) => name)).toContain("docs-language-md");
  expect(typeErrors(outputs)).toEqual([]);
});

describe("links lead somewhere", () => {
  test.each([...markdown, "llms.txt"])("%s", (path) => {
    for (const [, target = ""] of read(path).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file = "", anchor] = target.split("#");
      const full = file === "" ? path : join(dirname(path), file);
      expect(existsSync(join(root, full)), target).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(read(full)), target).toContain(anchor);
    }
  });
});

/** The anchors of a page's headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );
