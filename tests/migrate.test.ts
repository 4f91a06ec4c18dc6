import { describe, expect, test } from "vitest";
import { type Migration, migrate, migrations, versionLast } from "../cli/format/migrations.ts";
import { formatVersion } from "../compiler/format-version.ts";

const design = { path: "design.json", text: '{ "formatVersion": 1, "name": "loja" }\n' };
const page = { path: "pages/inicio.json", text: '{"id":"inicio","label":"Início"}' };

/** Steps of a format that is at version 3. */
const table: readonly Migration[] = [
  {
    from: 1,
    changes: "`label` of pages is `title`",
    migrate: (path, value) => (isPage(path) ? renamed(value) : value),
  },
  { from: 2, changes: "nothing in files", migrate: (_, value) => value },
];
const isPage = (path: string) => path.startsWith("pages/");
const renamed = (value: unknown) => JSON.parse(JSON.stringify(value).replace('"label"', '"title"'));

describe("migrate", () => {
  test("runs the steps that are missing and says the version", () => {
    const { steps, files } = migrate([design, page], 1, table, 3);
    expect(steps.map(({ changes }) => changes)).toEqual(["`label` of pages is `title`", "nothing in files"]);
    expect(files.map(({ text }) => JSON.parse(text))).toEqual([
      { formatVersion: 3, name: "loja" },
      { id: "inicio", title: "Início" },
    ]);
  });

  test("leaves the text of files alone that no step changes", () => {
    expect(migrate([design, page], 2, table, 3).files[1]).toEqual(page);
    expect(migrate([design], 3, table, 3).files[0]).toBe(design);
  });

  test("refuses a design that no step leads from, a newer one, and one without a version", () => {
    expect(() => migrate([], 0, table, 3)).toThrow("no migration from format version 0 to 3");
    expect(() => migrate([], 4, table, 3)).toThrow("the design has format version 4, this tool reads version 3");
    expect(() => migrate([], undefined, table, 3)).toThrow("design.json has no `formatVersion`");
  });

  test("writes the version after everything else", () => {
    expect(versionLast([design, page, { path: "variables.json" }]).map(({ path }) => path)).toEqual([
      "pages/inicio.json",
      "variables.json",
      "design.json",
    ]);
  });

  test("has a step for every version before this one", () => {
    expect(migrations.map(({ from }) => from)).toEqual(Array.from({ length: formatVersion - 1 }, (_, n) => n + 1));
  });
});
