import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locate } from "../compiler/1-load/locate.ts";
import { explainSyntax } from "../compiler/1-load/syntax.ts";
import { type JsonContainer, placeOf, within } from "../compiler/span.ts";
import { cases, seed } from "./depth.ts";

const isContainer = (value: unknown): value is JsonContainer => typeof value === "object" && value !== null;
const fileOf = (text: string) => ({ path: "design.json", text, json: JSON.parse(text) as unknown });

/** JSON text with white space and escapes as people and tools write them. */
const jsonText = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2, "\t"), fc.boolean())
  .map(([value, indent, escapes]) => {
    const text = JSON.stringify({ value }, null, indent);
    return escapes ? text.replaceAll("e", "\\u0065").replaceAll("/", "\\/") : text;
  })
  .filter((text) => isRight(text));

function isRight(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("locate", () => {
  test("every value of any JSON is found at its position", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const file = fileOf(text);
        const pending = [file.json];
        while (pending.length > 0) {
          const owner = pending.pop();
          if (!isContainer(owner)) continue;
          for (const key of Array.isArray(owner) ? owner.keys() : Object.keys(owner)) {
            const value: unknown = Reflect.get(owner, key);
            const { start, end } = locate(placeOf(file, owner, key));
            expect(JSON.parse(text.slice(start, end))).toEqual(value);
            if (typeof key === "string") {
              const name = locate({ file, owner, key, part: "key" });
              expect(JSON.parse(text.slice(name.start, name.end))).toBe(key);
            }
            pending.push(value);
          }
        }
      }),
    );
  });

  test("a piece of a text is found through its escapes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), fc.boolean(), (value, one, other, escapes) => {
        const [start = 0, end = 0] = [one % (value.length + 1), other % (value.length + 1)].sort((a, b) => a - b);
        const escaped = escapes
          ? [...Array(value.length).keys()].map((at) => unicode(value.charCodeAt(at))).join("")
          : undefined;
        const text = `{"a": ${escaped === undefined ? JSON.stringify(value) : `"${escaped}"`}}`;
        const file = fileOf(text);
        if (!isContainer(file.json)) throw new Error("no container");
        const span = locate(within(placeOf(file, file.json, "a"), start, end));
        expect(JSON.parse(`"${text.slice(span.start, span.end)}"`)).toBe(value.slice(start, end));
      }),
    );
  });

  test("a property that is missing is at the object that misses it", () => {
    const file = fileOf('[ {"a": 1} ]');
    const [owner] = file.json as JsonContainer[];
    if (owner === undefined) throw new Error("no object");
    expect(locate(placeOf(file, owner, "b"))).toMatchObject({ start: 2, end: 10 });
  });

  test("a container of another file is a mistake of ours", () => {
    expect(() => locate(placeOf(fileOf("{}"), {}))).toThrow("no such container");
  });
});

describe("explainSyntax", () => {
  test("has nothing to say exactly when JSON.parse takes the text", () => {
    const edits = fc.tuple(
      jsonText,
      fc.nat(),
      fc.constantFrom("", ",", '"', "}", "]", "{", "'", "\\", "x", "1", "\n"),
      fc.nat({ max: 2 }),
    );
    fc.assert(
      fc.property(edits, ([text, position, inserted, removed]) => {
        const at = position % (text.length + 1);
        const edited = text.slice(0, at) + inserted + text.slice(at + removed);
        const problem = explainSyntax(edited);
        expect(problem === undefined).toBe(isRight(edited));
        if (problem === undefined) return;
        expect(problem.start).toBeLessThanOrEqual(problem.end);
        expect(problem.start).toBeGreaterThanOrEqual(0);
        expect(problem.end).toBeLessThanOrEqual(edited.length + 1);
      }),
      { numRuns: cases(100, 10_000), seed },
    );
  });
});

const unicode = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
