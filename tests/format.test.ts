import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDesignFile } from "../cli/format/format.ts";
import { allDesigns, bytesOf, compileCase, designs, fileOf, textOf } from "./all-designs.ts";

/** Whether the compiler reads the file. */
const isJson = ({ path }: { readonly path: string }) => /^((pages|sections|components|env)\/)?[^/]+\.json$/.test(path);
const page = (text: string) => formatDesignFile("pages/inicio.json", text);

describe("fmt", () => {
  test("puts members in the order of the schema, names of the author by name", () => {
    const text = '{"title":"Início","path":"","params":{"b":{},"a":{"default":"1"}},"id":"inicio","sections":[]}';
    expect(page(text)).toBe(`{
  "id": "inicio",
  "path": "",
  "params": { "a": { "default": "1" }, "b": {} },
  "title": "Início",
  "sections": []
}
`);
  });

  test("knows the members of elements, steps and conditions by their type", () => {
    const element = {
      on: { click: { steps: [{ value: 1, variable: "x", action: "setVariable" }] } },
      type: "button",
      id: "b",
    };
    const text = page(JSON.stringify({ id: "a", sections: [{ children: [element], id: "s" }] }));
    expect(text).toContain(
      '"on": { "click": { "steps": [{ "action": "setVariable", "variable": "x", "value": 1 }] } }',
    );
    expect(text.indexOf('"id": "b"')).toBeLessThan(text.indexOf('"type": "button"'));
  });

  test("keeps the text of a formula with `let`, and puts the members of the step `let` in order", () => {
    const formula = '{ "formula": "let  a = variables.x; let b = \\"\\u0041;\\" ;a + b" }';
    const step = `{"value":${formula},"action":"let","id":"soma"}`;
    const text = page(`{"id":"a","on":{"load":{"steps":[${step}]}},"title":${formula}}`);
    expect(text).toContain(`"title": ${formula}`);
    expect(text).toContain(`{ "id": "soma", "action": "let", "value": ${formula} }`);
    expect(page(text)).toBe(text);
  });

  test("keeps the order of data", () => {
    const data = '[{ "b": 1, "a": { "d": 1, "c": 2 } }]';
    const text = `{ "collections": { "x": { "data": ${data}, "source": "static" } } }`;
    expect(formatDesignFile("collections.json", text)).toContain(`"data": ${data}`);
  });

  test("keeps the spelling of numbers and texts, and odd names", () => {
    const text =
      '{"variables":{"x":{"default":{"n":1.50e+3,"t":"\\u00e9\\/\\ud800","__proto__":1e400},"type":"object"}}}';
    const formatted = formatDesignFile("variables.json", text);
    expect(formatted).toContain('{ "n": 1.50e+3, "t": "\\u00e9\\/\\ud800", "__proto__": 1e400 }');
  });

  test("ends lines as Unix does, without a byte order mark", () => {
    expect(page('\ufeff{\r\n"id":"a"\r\n}')).toBe('{\n  "id": "a"\n}\n');
  });

  test("breaks lines longer than 120 columns", () => {
    for (const line of page(JSON.stringify({ groups: Array.from({ length: 40 }, (_, n) => `grupo${n}`) })).split("\n"))
      expect(line.length).toBeLessThanOrEqual(120);
  });

  test("refuses invalid JSON", () => {
    expect(() => page('{ "id": }')).toThrow(SyntaxError);
  });

  test("any JSON keeps its value, and formatting is idempotent", () => {
    const paths = fc.constantFrom("pages/a.json", "design.json", "theme.json", "workflows.json", "tables.json");
    fc.assert(
      fc.property(paths, fc.json({ depthSize: "medium" }), (path, text) => {
        const once = formatDesignFile(path, text);
        expect(JSON.parse(once)).toEqual(JSON.parse(text));
        expect(formatDesignFile(path, once)).toBe(once);
      }),
    );
  });

  test.each(designs.map(({ name }) => name))("%s is formatted", (name) => {
    for (const file of designs.find((design) => design.name === name)?.files.filter(isJson) ?? [])
      expect(formatDesignFile(file.path, textOf(file)), file.path).toBe(textOf(file));
  });

  test.each(allDesigns.map(({ name }) => name))("%s compiles to the same after it", (name) => {
    const { files = [] } = allDesigns.find((design) => design.name === name) ?? {};
    const formatted = files.map((file) =>
      isJson(file) ? fileOf(file.path, formatDesignFile(file.path, textOf(file))) : file,
    );
    expect(bytesOf(compileCase(formatted))).toBe(bytesOf(compileCase(files)));
  });
});
