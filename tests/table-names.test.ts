import { expect, test } from "vitest";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { fileOf } from "./all-designs.ts";
import { compileFiles } from "./designs.ts";
import { type CheckedOutput, typeErrors } from "./type-check.ts";

const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };

const compiled = (files: Readonly<Record<string, unknown>>) =>
  compileFiles(Object.entries(files).map(([path, json]) => fileOf(path, JSON.stringify(json))));

test("tables and columns of any name have types of their own", () => {
  const tables = [
    ...["Record", "readonly", "pick", "promise", "array", "string", "text", "page", "page-props", "run", "never"],
    ...[
      "a-b",
      "a_b",
      "A_B",
      "inicio",
      "parte",
      "parte-shape",
      "trecho-section",
      "linhas-row",
      "algumas-row",
      "__proto__",
    ],
    ...["constructor", "'; drop table a; --", "\n*/", "1", "é", "..", "</script>", "\ud800", "a/b?c=d&e#f"],
  ];
  const columns = ["__proto__", "constructor", 'a"b', "\n", "</script>", "*/", "\ud800", "a'; --"];
  const shape = {
    columns: Object.fromEntries([
      ["id", { type: "text" }],
      ...columns.map((column) => [column, { type: "number", nullable: true }]),
    ]),
  };
  const outputs = tables.map((table, index): CheckedOutput => {
    const read = { type: "text", props: { text: { formula: "toText(collections.linhas.data[0].id)" } } };
    const steps = [
      { id: "rows", action: "supabase.select", table },
      { action: "supabase.insert", table, data: { id: "1", constructor: 2 } },
      { action: "setVariable", variable: "v", value: { formula: "steps.rows[0]" } },
    ];
    const { output, diagnostics } = compiled({
      "design.json": { ...design, backend: { kind: "supabase" } },
      "tables.json": { tables: Object.fromEntries([...tables, "b"].map((one) => [one, shape])) },
      "variables.json": { variables: { v: { type: "object" } } },
      "collections.json": {
        collections: {
          linhas: { source: "supabase", table },
          algumas: { source: "supabase", table, columns: ["id", ...columns] },
        },
      },
      "components/parte.json": {
        id: "parte",
        props: { linha: { type: "record", rowOf: table } },
        children: [{ id: "t", ...read }],
      },
      "sections/trecho.json": { id: "trecho", children: [{ id: "b", type: "button", on: { click: { steps } } }] },
      "pages/inicio.json": {
        id: "inicio",
        path: "",
        title: "Início",
        sections: [
          { use: "trecho" },
          {
            id: "s",
            children: [
              {
                id: "c",
                type: "component",
                component: "parte",
                props: { linha: { formula: "collections.linhas.data[0]" } },
              },
              {
                id: "d",
                type: "text",
                props: { text: { formula: "toText(collections.algumas.data[0].constructor)" } },
              },
              { id: "b", type: "button", on: { click: { steps } } },
            ],
          },
        ],
      },
    });
    expect(renderPretty(diagnostics.filter(({ severity }) => severity === "error"))).toBe("");
    return { name: `${index}`, output: output ?? [] };
  });
  expect(typeErrors(outputs)).toEqual([]);
});
