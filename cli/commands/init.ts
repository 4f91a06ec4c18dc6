import { lstatSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { outputOptions } from "../check/typecheck.ts";
import { formatDesignFile } from "../format/format.ts";
import { CallError, type Io } from "../io.ts";
import { writeBatch } from "../project/batch.ts";
import { isCheckout, packageRoot, shownPath } from "../project/project.ts";
import { clearFolder } from "../project/write.ts";

/** `trama init`: create a project with a small design that compiles. Asks nothing and overwrites nothing. */
export async function init(io: Io, argument: string): Promise<number> {
  const folder = resolve(io.cwd, argument);
  const name = nameOf(folder);
  const files = projectFiles(name, titleOf(name), toolVersion(folder));
  const existing = Object.keys(files).filter((path) => lstatSync(join(folder, path), { throwIfNoEntry: false }));
  if (existing.length > 0)
    throw new CallError(
      `${shownPath(folder, io.cwd)} already has ${existing.join(", ")}`,
      "choose another folder: `trama init my-app`",
    );
  const write = Object.entries(files).map(([path, text]) => ({ path, text: inLayout(path, text) }));
  clearFolder(io, folder);
  await writeBatch({ root: folder, folder, write });
  const shown = shownPath(folder, io.cwd);
  io.out(
    `${shown}: a new design in designs/${name}\n\n${shown === "." ? "" : `  cd ${shown}\n`}  npm install\n  npm run dev        compiles, serves and reloads on every change\n  npm run compile    writes the React app to generated/${name}\n`,
  );
  return 0;
}

/** The name of the folder, turned into a valid design name: kebab-case, starting with a letter. */
function nameOf(folder: string): string {
  const plain = basename(folder)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  return plain || "app";
}

/** Files of the design are in the layout of `trama fmt`. */
function inLayout(path: string, text: string): string {
  const inDesign = /^designs\/[^/]+\/(.+\.json)$/.exec(path)?.[1];
  return inDesign === undefined ? text : formatDesignFile(inDesign, text);
}

/** `my-app` as a title: `My app`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** The version of trama that the project depends on: this one, or the checkout that created the project. */
function toolVersion(folder: string): string {
  const tool = packageRoot();
  return isCheckout(tool) ? `file:${relative(folder, tool).split(sep).join("/")}` : manifest.version;
}

function projectFiles(name: string, title: string, version: string): Record<string, string> {
  const design = `designs/${name}`;
  return {
    "package.json": json({
      name,
      version: "0.1.0",
      private: true,
      type: "module",
      scripts: {
        dev: "trama dev",
        compile: "trama compile",
        check: "trama check",
        build: "trama build",
        serve: "trama serve",
        test: "trama check && node --test",
      },
      dependencies: { trama: version },
      // Only the project itself can pin the dependencies of its packages to versions that work together.
      overrides: manifest.overrides,
    }),
    ".gitignore": "node_modules/\ndist/\n.trama/\n",
    "tsconfig.json": json({
      compilerOptions: outputOptions,
      include: ["generated", "designs/*/custom"],
    }),
    [`${design}/design.json`]: json({
      $schema: schemaPath("design", 2),
      formatVersion: 1,
      name,
      title,
      languages: ["en"],
      pages: { home: "home" },
      themes: { default: "light" },
    }),
    [`${design}/variables.json`]: json({
      $schema: schemaPath("variables", 2),
      variables: { clicks: { type: "number", default: 0, description: "How often the button was pressed." } },
    }),
    [`${design}/workflows.json`]: json({
      $schema: schemaPath("workflows", 2),
      workflows: {
        countClick: {
          description: "Count one more click.",
          steps: [{ action: "setVariable", variable: "clicks", value: { formula: "variables.clicks + 1" } }],
        },
      },
    }),
    [`${design}/pages/home.json`]: json({
      $schema: schemaPath("page", 3),
      id: "home",
      path: "",
      title,
      sections: [
        {
          id: "main",
          tag: "main",
          style: { padding: "32px", fontFamily: "system-ui, sans-serif" },
          children: [
            { id: "heading", type: "text", props: { tag: "h1", text: title } },
            { id: "clickCount", type: "text", props: { text: { formula: `\`Clicks: \${variables.clicks}\`` } } },
            { id: "more", type: "button", props: { text: "One more" }, on: { click: { run: "countClick" } } },
          ],
        },
      ],
    }),
    "tests/design.test.mjs": designTest(name),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Editors check a design file against the schema of the installed tool. */
const schemaPath = (noun: string, depth: number): string =>
  `${"../".repeat(depth)}node_modules/trama/schema/editor/${noun}.schema.json`;

const designTest = (name: string): string => `import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const design = new URL("../designs/${name}/", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, design), "utf8"));

test("the home page exists", () => {
  assert.ok(existsSync(new URL(\`pages/\${read("design.json").pages.home}.json\`, design)));
});

test("no two pages have the same address", () => {
  const paths = readdirSync(new URL("pages/", design)).map((file) => JSON.stringify(read(\`pages/\${file}\`).path));
  assert.deepEqual(paths, [...new Set(paths)]);
});
`;
