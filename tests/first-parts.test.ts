import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { firstParts } from "../cli/bundle/first-parts.ts";

const folder = mkdtempSync(join(tmpdir(), "trama-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
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
const texts = file("texts.ts", "export const shout = (text: string) => text.toUpperCase();\n");
const days = file("days.ts", "export const search = (day: string) => day;\n");
const custom = file("custom.ts", 'export { shout } from "./texts.ts";\nexport { weekday } from "./days.ts";\n');
const login = file("login.tsx", "export const Login = () => custom.shout(variables.email.value);\n");
const parts = firstParts([variables, texts, days, custom, login]);

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
  expect(parts.suffix(variables, join(folder, "orders.tsx"))).toBe("?all");
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
  expect(firstParts([mixed, login]).suffix(mixed, login)).toBe("");
});
