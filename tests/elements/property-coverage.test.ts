import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { componentName } from "../../compiler/names.ts";

const read = (folder: string, end: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(end))
    .map((name) => ({
      name: name.slice(0, -end.length),
      text: readFileSync(new URL(folder + name, import.meta.url), "utf8"),
    }));

const fixtures = read("./fixtures/", ".tsx");
const tests = read("./", ".test.ts").filter(({ name }) => name !== "property-coverage");
const designs = read("../runtime/", ".test.ts");

/** Returns the scenes with an element, the tests that open them, and the tests of designs with it. */
function textsOf(type: string): string {
  const component = componentName(type);
  const scenes = fixtures.filter(({ text }) => new RegExp(`<${component}\\b|\\b${component}Props\\b`).test(text));
  const opened = tests.filter(({ text }) => scenes.some(({ name }) => text.includes(`openScene("${name}"`)));
  const compiled = designs.filter(({ text }) => text.includes(`type: "${type}"`));
  return [...scenes, ...opened, ...compiled].map(({ text }) => text).join("\n");
}

test("a scene or its test mentions every property of every element", () => {
  const found = Object.values(elementCatalogue).map(({ type, props }) => {
    const texts = textsOf(type);
    return [type, Object.keys(props).filter((name) => !new RegExp(`\\b${name}\\b`).test(texts))] as const;
  });
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual({});
});
