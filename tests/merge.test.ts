import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDesignFile } from "../cli/format/format.ts";
import { withMarkers } from "../cli/merge/markers.ts";
import { mergeDesignFile } from "../cli/merge/merge.ts";
import { cases, seed } from "./depth.ts";
import { edits, type NamedEdit, pageAfter } from "./merge-edits.ts";

const path = "pages/inicio.json";
const base = pageAfter([]) ?? "";

/** Whether two texts are the same file after `trama fmt`. Members in another order only differ before it. */
const isSameFile = (one: string, other: string): boolean =>
  one === other || (one.length === other.length && formatDesignFile(path, one) === formatDesignFile(path, other));

describe("merge", () => {
  test("edits that commute become one after the other", () => {
    let [commuting, others] = [0, 0];
    fc.assert(
      fc.property(edits, edits, (a, b) => {
        const [ours, theirs, one, other] = [pageAfter(a), pageAfter(b), pageAfter(a, b), pageAfter(b, a)];
        fc.pre(ours !== undefined && theirs !== undefined && one !== undefined && other !== undefined);
        if (!ours || !theirs || !one || !other) return;
        // Who may open a page is one decision, also where the edits of the list commute.
        fc.pre(![a, b].every((list) => namesOf(list).includes("groups:")));
        const merged = mergeDesignFile(path, { base, ours, theirs });
        const told = `${namesOf(a)} | ${namesOf(b)}`;
        if (!isSameFile(one, other)) {
          // Two items that changed places look the same whichever was moved, so such a pair may have a merge.
          if (told.includes("move")) return;
          others++;
          expect(merged.conflicts, told).not.toEqual([]);
          return;
        }
        commuting++;
        expect(merged.conflicts, told).toEqual([]);
        expect(merged.ours, told).toBe(formatDesignFile(path, one));
        expect(merged.theirs, told).toBe(merged.ours);
      }),
      { numRuns: cases(216, 10_800), seed, maxSkipsPerRun: 100 },
    );
    expect(commuting).toBeGreaterThanOrEqual(cases(200, 10_000));
    expect(others).toBeGreaterThanOrEqual(cases(1, 50));
  });

  test("an element that one side moved and the other changed is moved and changed", () => {
    const ours = edited((at) => at("fim").splice(1, 0, ...at("a").splice(0, 1)));
    const { conflicts, text } = merged(
      ours,
      edited((at) => (named(at("a"), "a").name = "Novo")),
    );
    expect(conflicts).toEqual([]);
    const both = edited((at) => {
      at("fim").splice(1, 0, ...at("a").splice(0, 1));
      named(at("a"), "a").name = "Novo";
    });
    expect(text).toBe(formatDesignFile(path, both));
  });

  test("a conflict has the place and both values, and only its lines are marked", () => {
    const ours = edited((at) => {
      named(at("titulo"), "titulo").name = "Oi";
      named(at("a"), "a").name = "A";
    });
    const theirs = edited((at) => {
      named(at("titulo"), "titulo").name = "Bom dia";
      named(at("b"), "b").name = "B";
    });
    const { result, text } = merged(ours, theirs);
    expect(result.conflicts).toEqual([
      {
        trail: ["titulo", "name"],
        ours: { at: ours.indexOf('"Oi"'), text: '"Oi"' },
        theirs: { at: theirs.indexOf('"Bom dia"'), text: '"Bom dia"' },
      },
    ]);
    expect(text.split("<<<<<<<")).toHaveLength(2);
    expect(text).toMatch(/<<<<<<< ours\n +"name": "Oi",\n=======\n +"name": "Bom dia",\n>>>>>>> theirs\n/);
    expect(text).toContain('{ "id": "a", "type": "text", "name": "A" }');
    expect(text).toContain('{ "id": "b", "type": "text", "name": "B" }');
  });

  test("removing what the other side changed deep inside is one conflict", () => {
    const ours = edited((at) => at("caixa").splice(1, 1));
    const { conflicts, text } = merged(
      ours,
      edited((at) => (named(at("b"), "b").name = "B")),
    );
    expect(conflicts).toEqual(["caixa"]);
    expect(text).toContain('"name": "B"');
  });

  test("an element moved to two places is a conflict", () => {
    const ours = edited((at) => at("grade").push(...at("a").splice(0, 1)));
    const { conflicts, text } = merged(
      ours,
      edited((at) => at("fim").push(...at("a").splice(0, 1))),
    );
    expect(conflicts).toEqual(["a"]);
    expect(text.match(/<<<<<<< ours/g)).toHaveLength(2);
  });

  test("what both sides add at one place is not lost, and no conflict where order means nothing", () => {
    const file = "design.json";
    const json = (
      origins: readonly string[],
      groups: Readonly<Record<string, unknown>>,
      styleSheets: readonly string[],
    ): string =>
      formatDesignFile(file, JSON.stringify({ formatVersion: 1, styleSheets, groups, origins: { image: origins } }));
    const mergeOf = (ours: string, theirs: string) => {
      const three = { base: json(["https://a.example", "https://z.example"], {}, ["a.css"]), ours, theirs };
      return mergeDesignFile(file, three);
    };
    const both = mergeOf(
      json(["https://a.example", "https://m.example", "https://z.example"], { um: { roles: [] } }, ["a.css"]),
      json(["https://a.example", "https://n.example", "https://z.example"], { dois: { roles: [] } }, ["a.css"]),
    );
    expect(both.conflicts).toEqual([]);
    expect(JSON.parse(both.ours)).toMatchObject({
      groups: { dois: {}, um: {} },
      origins: { image: ["https://a.example", "https://n.example", "https://m.example", "https://z.example"] },
    });
    const ordered = mergeOf(json([], {}, ["a.css", "b.css"]), json([], {}, ["a.css", "c.css"]));
    expect(ordered.conflicts.map(({ trail }) => trail)).toEqual([["styleSheets"]]);
    expect([ordered.ours.includes("b.css"), ordered.theirs.includes("c.css")]).toEqual([true, true]);
  });

  test("an element that each side adds anywhere is in the merge, or in both versions of a conflict", () => {
    const lists = ["titulo", "a", "grade"];
    const place = fc.record({ list: fc.constantFrom(...lists), at: fc.nat(4) });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const add = ({ list, at }: { readonly list: string; readonly at: number }, id: string): string =>
          edited((listOf) => void listOf(list).splice(at, 0, { id, type: "text" }));
        const [ours, theirs] = [add(one, "novoNosso"), add(other, "novoDeles")];
        const found = mergeDesignFile(path, { base, ours, theirs });
        const idsIn = (text: string): readonly string[] =>
          Array.from(text.matchAll(/"id": "(\w+)"/g), ([, id = ""]) => id).sort();
        const all = idsIn(formatDesignFile(path, base));
        if (found.conflicts.length === 0) {
          expect(found.ours).toBe(found.theirs);
          expect(idsIn(found.ours)).toEqual([...all, "novoDeles", "novoNosso"].sort());
        } else {
          expect(one.list).toBe(other.list);
          expect(idsIn(found.ours)).toEqual([...all, "novoNosso"].sort());
          expect(idsIn(found.theirs)).toEqual([...all, "novoDeles"].sort());
        }
      }),
      { numRuns: cases(60, 2_000), seed },
    );
  });

  test("a changed formula and a text per language are not mixed", () => {
    const withTitle = (title: unknown): string => JSON.stringify({ id: "inicio", title });
    const { conflicts } = merged(
      withTitle({ formula: "variables.x" }),
      withTitle({ pt: "A", en: "B", es: "C" }),
      withTitle({ pt: "A", en: "B" }),
    );
    expect(conflicts).toEqual(["title"]);
  });

  test("who may open a page is one decision: two other lists are not mixed, and one of them is taken", () => {
    const open = (...groups: readonly string[]): string => JSON.stringify({ id: "inicio", groups });
    expect(merged(open("a", "b"), open(), open("a")).conflicts).toEqual(["groups"]);
    expect(merged(open("a", "b"), open("a", "c"), open("a")).conflicts).toEqual(["groups"]);
    const { conflicts, text } = merged(open("a", "b"), open("a"), open("a"));
    expect(conflicts).toEqual([]);
    expect(JSON.parse(text)).toEqual({ id: "inicio", groups: ["a", "b"] });
  });
});

type Json = Record<string, unknown>;

const named = (list: readonly Json[], id: string): Json => list.find((each) => each.id === id) ?? {};

/** The page after an edit, which gets the list of an element by the id of the element. */
function edited(change: (at: (id: string) => Json[]) => unknown): string {
  const json = JSON.parse(base);
  const find = (list: Json[] | undefined, id: string): Json[] | undefined =>
    list?.some((each) => each.id === id)
      ? list
      : list?.map((each) => find(each.children as Json[] | undefined, id)).find((found) => found !== undefined);
  change((id) => find(json.sections, id) ?? []);
  return JSON.stringify(json);
}

function merged(ours: string, theirs: string, before = base) {
  const result = mergeDesignFile(path, { base: before, ours, theirs });
  const conflicts = result.conflicts.map(({ trail }) => trail.join(" "));
  return { result, conflicts, text: withMarkers(result.ours, result.theirs) };
}

const namesOf = (list: readonly NamedEdit[]): string => list.map(({ name }) => name).join("; ");
