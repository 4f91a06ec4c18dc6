import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkRules } from "../cli/project/rules.ts";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { compileFiles, isUpdate, readDesign } from "./designs.ts";
import { blocksOf, designOfPage, json, jsonBlocks } from "./page-design.ts";
import { typeErrors } from "./type-check.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
const markdown = [".", "designs", "docs", "docs/reference", "compiler"].flatMap((folder) =>
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

test("CHANGELOG.md shows the compiler's output for its example", () => {
  const text = read("CHANGELOG.md");
  const element: unknown = JSON.parse(blocksOf(text, "json").at(-1) ?? "");
  const item = {
    type: "object",
    required: ["id", "texto"],
    additionalProperties: false,
    properties: { id: { type: "string" }, texto: { type: "string" } },
  };
  const tarefas = { type: "array", default: [], schema: { type: "array", items: item } };
  const { output = [], diagnostics } = compileFiles([
    {
      path: "design.json",
      bytes: json({ formatVersion: 1, name: "x", title: "x", languages: ["pt"], pages: { home: "inicio" } }),
    },
    { path: "variables.json", bytes: json({ variables: { tarefas } }) },
    {
      path: "pages/inicio.json",
      bytes: json({ id: "inicio", path: "", title: "x", sections: [{ id: "lista", children: [element] }] }),
    },
  ]);
  expect(diagnostics).toEqual([]);
  const lines = (page: string) => page.split("\n").map((line) => line.trim());
  const page = output.find(({ path }) => path === "pages/inicio.tsx")?.text ?? "";
  expect(lines(page).join("\n")).toContain(lines(blocksOf(text, "tsx").at(-1) ?? "?").join("\n"));
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
    const code = (path: string, text: string) => ({ path: `custom/${path}`, text, origins: [] });
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
