import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { complete } from "../../cli/lsp/json-help.ts";
import { DesignState } from "../../cli/lsp/workspace.ts";
import { locate } from "../../compiler/1-load/locate.ts";
import { writeFiles } from "../write-files.ts";
import { editedDesigns, stringsOf } from "./lsp-strings.ts";

// Every string of the designs is replaced by a word that means nothing. Where the compiler objects, completion must
// offer what was there, or a line below has the reason why not.

/** Why completion does not offer what a design has at a place, by the line of the place. */
const reasons: Readonly<Record<string, RegExp>> = {
  "the name of the author's choice": /id\/not-kebab-case$|"(data-.*|--.*)" \S+$|^design\.json\.languages/,
  "a number, a size or a colour by its digits":
    /"(?:[#+.\d]|U\+).*" (style\/wrong-value|theme\/bad-value|property\/wrong-form)$/,
  "an address, which may be any":
    /request\/unlisted-origin$|"\/.*" property\/wrong-form$|^design\.json\.styleSheets|^theme\.json\.fonts\..*\.file /,
  "a code of a standard, of which there are hundreds": /(currency|contentType) ".*" property\/wrong-form$/,
  "a colour in other letters than CSS has it": /"currentcolor" style\/wrong-value$|"Canvas(Text)?" style\/wrong-value$/,
  "a dot in the name of a column, which looks like a relation": /"v1\.0" filter\/not-embedded$/,
  "`trama tables` writes the file": /^tables\.json/,
  "properties in a state have no schema": /^element button\.states\..*"formula"/,
};

test("completion offers every name where the compiler knows the names", () => {
  const missed: string[] = [];
  const seen = new Set<string>();
  for (const state of editedDesigns(["tarefas", "idiomas", "cartoes", "proprio"])) {
    state.examine();
    for (const { path, text } of [...state.files]) {
      for (const { label, key, start, end, value } of stringsOf(path, text)) {
        const isFormula = key === "formula" || key === "bind";
        if (seen.has(label) || (isFormula && !label.endsWith(":"))) continue;
        seen.add(label);
        const [name = ""] = /[^. $]+$/.exec(value) ?? [];
        const at = end - 1 - name.length;
        const marked = `${text.slice(0, at)}zzWrong${text.slice(end - 1)}`;
        state.setText(path, marked);
        const codes = state.examine().diagnostics.flatMap(({ code, place }) => {
          const span = locate(place);
          const isThere = place.file.path === path && start <= span.start && span.end <= at + "zzWrong'".length;
          return isThere ? [code] : [];
        });
        if (codes.length === 0) continue;
        const document = TextDocument.create(state.uriOf(path), "json", 0, marked);
        const offered = complete(state, path, document, at).map((item) => item.label.replace("$", ""));
        if (offered.includes(name) || offered.includes(value)) continue;
        missed.push(`${label} "${value}" ${[...new Set(codes)]}`);
      }
      state.setText(path, undefined);
    }
  }
  expect(seen.size).toBeGreaterThan(2000);
  const isExplained = (line: string) => Object.values(reasons).some((reason) => reason.test(line));
  expect(missed.filter((line) => !isExplained(line))).toEqual([]);
  const idle = Object.entries(reasons).filter(([, reason]) => !missed.some((line) => reason.test(line)));
  expect(idle).toEqual([]);
});

describe("completion of what is not finished", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "trama-lsp-unfinished-")));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const order = {
    columns: {
      id: { type: "number", hasDefault: true },
      status: { type: "text", enum: ["open", "paid"] },
      client_id: { type: "number" },
    },
    relations: { client: { table: "clients", columns: { client_id: "id" } } },
  };
  const clients = { columns: { id: { type: "number" }, name: { type: "text" } }, primaryKey: ["id"] };
  writeFiles(folder, {
    "design.json": JSON.stringify({
      formatVersion: 1,
      name: "shop",
      title: "Shop",
      languages: ["en"],
      pages: { home: "home" },
      backend: { kind: "supabase" },
    }),
    "tables.json": JSON.stringify({ tables: { orders: { ...order, primaryKey: ["id"] }, clients } }),
    "theme.json": '{ "spacing": { "gap": "8px" }, "colors": { "light": { "ink": "black" } } }',
    "collections.json": '{ "collections": {} }',
    "pages/home.json": '{ "id": "home", "path": "", "title": "Home", "sections": [] }',
  });

  /** The labels that are offered where `|` is in a file. */
  const offered = (path: string, marked: string): readonly string[] => {
    const state = new DesignState(folder);
    state.examine();
    const text = marked.replace("|", "");
    state.setText(path, text);
    state.examine();
    const document = TextDocument.create(state.uriOf(path), "json", 0, text);
    return complete(state, path, document, marked.indexOf("|")).map(({ label }) => label);
  };
  const collection = (members: string) =>
    `{ "collections": { "orders": { "source": "supabase", "table": "orders", ${members} } } }`;
  const page = (elements: string, more = "") =>
    `{ "id": "home", "path": "", "title": "Home", ${more} "sections": [{ "id": "main", "children": [${elements}] }] }`;
  const step = (members: string) =>
    page(`{ "id": "go", "type": "button", "on": { "click": { "steps": [{ ${members} }] } } },
      { "id": "name", "type": "form-input", "props": { "label": "Name" } }`);

  test.each([
    [
      "a filter",
      "collections.json",
      collection('"filter": { "and": [{ "field": "|" }] }'),
      ["client_id", "id", "status"],
    ],
    ["an order", "collections.json", collection('"sort": [{ "by": "|" }]'), ["client_id", "id", "status"]],
    [
      "a related column",
      "collections.json",
      collection('"embed": { "client": {} }, "sort": [{ "by": "client.|" }]'),
      ["id", "name"],
    ],
    ["a relation", "collections.json", collection('"embed": { "|" }'), ["client"]],
    [
      "columns of a relation",
      "collections.json",
      collection('"embed": { "client": { "columns": ["|"] } }'),
      ["id", "name"],
    ],
    [
      "a value of a column",
      "collections.json",
      collection('"filter": { "and": [{ "field": "status", "operator": "eq", "value": "|" }] }'),
      ["open", "paid"],
    ],
    [
      "a column to write",
      "pages/home.json",
      step('"action": "supabase.insert", "table": "orders", "data": { "id": 1, | }'),
      ["client_id", "status"],
    ],
    [
      "a written value",
      "pages/home.json",
      step('"action": "supabase.insert", "table": "orders", "data": { "status": "|" }'),
      ["open", "paid"],
    ],
    [
      "an action of an element",
      "pages/home.json",
      step('"action": "elementAction", "element": "name", "name": "|"'),
      ["focus", "reset"],
    ],
    [
      "a token of an element",
      "pages/home.json",
      page('{ "id": "box", "type": "base", "style": { "padding": "$|" } }'),
      ["$gap", "$ink"],
    ],
    [
      "a token after a word",
      "pages/home.json",
      page('{ "id": "box", "type": "base", "style": { "padding": "8px $|" } }'),
      ["$gap", "$ink"],
    ],
    [
      "a token of a class",
      "theme.json",
      '{ "spacing": { "gap": "8px" }, "classes": { "card": { "style": { "padding": "$|" } } } }',
      ["$gap"],
    ],
    ["a token of a token", "theme.json", '{ "spacing": { "gap": "8px", "wide": "$|" } }', ["$gap", "$ink"]],
    [
      "words of CSS",
      "pages/home.json",
      page('{ "id": "box", "type": "base", "style": { "display": "|" } }'),
      ["flex", "grid"],
    ],
    ["the ways of a workflow", "pages/home.json", page("", '"on": { "load": { "|" } },'), ["run", "steps"]],
    [
      "languages of a text",
      "pages/home.json",
      page('{ "id": "t", "type": "text", "props": { "text": { "|" } } }'),
      ["en", "formula"],
    ],
  ])("offers %s", (_, path, marked, expected) => {
    expect(offered(path, marked)).toEqual(expect.arrayContaining(expected));
  });
});
