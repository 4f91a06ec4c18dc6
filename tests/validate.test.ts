import { describe, expect, test } from "vitest";
import { load } from "../compiler/1-load/load.ts";
import { validate } from "../compiler/2-validate/validate.ts";

const file = (path: string, json: unknown) => ({ path, bytes: new TextEncoder().encode(JSON.stringify(json)) });
const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
const page = (id: string, more = {}) => ({ id, path: id, title: id, sections: [], ...more });
const of = (...files: ReturnType<typeof file>[]) => validate(load(files));

describe("validate", () => {
  test("returns pages by id, and the parts that exist", () => {
    const { value, diagnostics } = of(
      file("pages/b.json", page("b")),
      file("pages/a.json", page("a")),
      file("design.json", design),
      file("components/c.json", { id: "c", children: [] }),
    );
    expect(diagnostics).toEqual([]);
    expect(value.pages.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(value.components.map(({ id, kind }) => [id, kind])).toEqual([["c", "component"]]);
    expect(value.design?.json.name).toBe("caso");
    expect(value.theme).toBeUndefined();
    expect([...value.unsound]).toEqual([]);
  });

  test("names invalid parts, and omits them", () => {
    const { value } = of(
      file("design.json", design),
      file("variables.json", { variables: { a: { type: "text" } } }),
      file("pages/a.json", page("a", { titel: "" })),
      { path: "sections/b.json", bytes: new TextEncoder().encode("{") },
    );
    expect([...value.unsound].sort()).toEqual(["page:a", "section:b", "variables"]);
    expect([value.variables, ...value.pages, ...value.sections]).toEqual([undefined]);
  });

  test("a file with warnings only is right", () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(JSON.stringify(design))]);
    const loaded = load([{ path: "design.json", bytes }]);
    expect(loaded.diagnostics.map(({ code }) => code)).toEqual(["file/byte-order-mark"]);
    expect(validate(loaded).value.design?.json.name).toBe("caso");
  });

  test("reuses results of unchanged files", () => {
    const files = [
      file("design.json", design),
      file("pages/a.json", page("a", { x: 1 })),
      file("pages/b.json", page("b")),
    ];
    const loaded = load(files);
    const first = validate(loaded);
    const edited = load(files.with(2, file("pages/b.json", page("b", { y: 1 }))), loaded);
    const second = validate(edited, first);
    const pageA = loaded.files[1];
    if (pageA === undefined) throw new Error("no page");
    expect(second.findings.get(pageA)).toBe(first.findings.get(pageA));
    expect(second.diagnostics).toEqual(validate(edited).diagnostics);
    expect(second.diagnostics.map(({ message }) => message)).toEqual(["unknown property `x`", "unknown property `y`"]);
  });

  test("reads every file again when the languages change", () => {
    const texts = file("pages/a.json", page("a", { title: { pt: "A", en: "A" } }));
    const loaded = load([file("design.json", { ...design, languages: ["pt", "en"] }), texts]);
    const first = validate(loaded);
    expect(first.diagnostics).toEqual([]);
    const second = validate(load([file("design.json", design), texts], loaded), first);
    expect(second.diagnostics.map(({ code }) => code)).toEqual(["text/unknown-language"]);
  });

  test("does not judge languages while design.json is broken", () => {
    const { diagnostics } = of(
      file("design.json", { ...design, languages: "pt" }),
      file("pages/a.json", page("a", { title: { en: "A" } })),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(["property/wrong-type"]);
  });

  test("walks deep trees without recursion", () => {
    let children: unknown[] = [];
    for (let depth = 0; depth < 60; depth++) children = [{ id: `caixa${depth}`, type: "base", children }];
    const deep = page("a", { sections: [{ id: "principal", children }] });
    expect(of(file("design.json", design), file("pages/a.json", deep)).diagnostics).toEqual([]);
  });
});
