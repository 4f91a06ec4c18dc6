import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { firstParts } from "../cli/bundle/first-parts.ts";

const folder = mkdtempSync(join(tmpdir(), "trama-parts-"));
const output = join(folder, "output");
const code = join(folder, "custom");
for (const each of [output, code]) mkdirSync(each);
writeFileSync(join(code, "package.json"), '{ "sideEffects": ["*.css"] }');
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string, into = output): string => {
  const path = join(into, name);
  writeFileSync(path, text);
  return path;
};
const declared = (name: string, more = ""): string =>
  `/** What ${name} is. */\nexport const ${name} = variable<string>({\n  id: "${name}",\n${more}});\n`;

const variables = file(
  "variables.ts",
  [
    'import {\n  variable,\n} from "trama/runtime";\n',
    declared("search"),
    declared("email"),
    declared("theme", "  local: true,\n"),
  ].join("\n"),
);
const texts = file("texts.ts", "export const shout = (text: string) => text.toUpperCase();\n", code);
const days = file("days.ts", "export const search = (day: string) => day;\n", code);
const reExports = 'export { shout } from "./texts.ts";\nexport { weekday } from "./days.ts";\n';
const custom = file("index.ts", reExports, code);
const login = file("login.tsx", "export const Login = () => custom.shout(variables.email.value);\n");
const parts = firstParts(output, [variables, texts, days, custom, login]);

test("the first modules get the variables that they name, at their lines", () => {
  expect(parts.suffix(variables, login)).toBe("?first");
  const text = parts.contents(variables, "?first");
  expect(text).toContain("const email");
  expect(text).not.toContain("const search");
  expect(text.split("\n").indexOf("export const email = variable<string>({")).toBe(10);
});

test("variables that the browser keeps load first, as signing out clears them", () => {
  expect(parts.contents(variables, "?first")).toContain("const theme");
});

test("other pages get both parts, each declaration once", () => {
  expect(parts.suffix(variables, join(output, "orders.tsx"))).toBe("?all");
  expect(parts.contents(variables, "?all")).toBe(
    `export * from "${variables}?first";\nexport * from "${variables}?later";\n`,
  );
  const later = parts.contents(variables, "?later");
  expect(later).toContain("const search");
  expect(later).not.toMatch(/const (?:email|theme)/);
});

test("for a re-exporting module, only the files of the used names load first", () => {
  expect(parts.contents(custom, "?first").trim()).toBe('export { shout } from "./texts.ts";');
  expect([...parts.later]).toEqual([days]);
});

test("a module that does more than declare stays whole", () => {
  expect(parts.suffix(texts, login)).toBe("");
  const mixed = file("mixed.ts", `${declared("one")}\n${declared("two")}\nstart(one);\n`);
  expect(firstParts(output, [mixed, login]).suffix(mixed, login)).toBe("");
});

test("code of the design stays whole, unless it only re-exports and its package has no side effects", () => {
  const declaring = file("prices.ts", `${declared("one")}\n${declared("two")}`, code);
  expect(firstParts(output, [declaring, login]).suffix(declaring, login)).toBe("");
  const path = file("custom.ts", reExports, folder);
  expect(firstParts(output, [path, login]).suffix(path, login)).toBe("");
});

test("only the output, whose code names what it reads, gets a part of the design's code", () => {
  expect(parts.suffix(custom, login)).toBe("?first");
  expect(parts.suffix(custom, texts)).toBe("");
  expect(parts.suffix(variables, texts)).toBe("?all");
});
