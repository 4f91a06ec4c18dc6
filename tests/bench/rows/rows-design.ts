import type { DesignTexts } from "../design.ts";

// The design of the operations of the keyed js-framework-benchmark, with boxes and spans in place of a table.

/** Returns the files of the design; `data` is the module with its functions. */
export function rowsDesign(data: string): DesignTexts {
  const files = { "design.json": design, "variables.json": variables, "pages/home.json": page };
  return new Map([
    ...Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)] as const),
    ["custom/signatures.json", JSON.stringify(signatures)],
    ["custom/index.ts", data],
  ]);
}

const design = {
  formatVersion: 1,
  name: "rows",
  title: "Rows",
  languages: ["en"],
  pages: { home: "home" },
  serviceWorker: false,
};

const rows = {
  type: "array",
  items: {
    type: "object",
    required: ["id", "label"],
    properties: { id: { type: "number" }, label: { type: "string" } },
  },
};

const variables = {
  variables: {
    rows: { type: "array", default: [], schema: rows },
    selected: { type: "number", default: 0 },
  },
};

const signatures = {
  functions: {
    buildRows: { params: [{ id: "count", type: "number" }], result: { schema: rows } },
    swapRows: { params: [{ id: "rows", schema: rows }], result: { schema: rows } },
  },
};

const set = (variable: string, formula: string) => ({ action: "setVariable", variable, value: { formula } });
const click = (...steps: readonly object[]) => ({ click: { steps } });
const button = (id: string, ...steps: readonly object[]) => ({
  id,
  type: "button",
  props: { text: id },
  on: click(...steps),
});

const row = {
  id: "row",
  type: "base",
  repeat: { items: { formula: "variables.rows" }, key: "id" },
  states: { selected: { when: { formula: "variables.selected == item.id" }, style: { backgroundColor: "#ffe" } } },
  children: [
    { id: "number", type: "text", props: { text: { formula: "toText(item.id)" }, tag: "span" } },
    {
      id: "title",
      type: "base",
      children: [
        {
          id: "label",
          type: "text",
          props: { text: { formula: "item.label" }, tag: "span" },
          on: click(set("selected", "item.id")),
        },
      ],
    },
    {
      id: "actions",
      type: "base",
      children: [
        {
          id: "remove",
          type: "base",
          props: { tag: "span" },
          on: click(set("rows", "removeByKey(variables.rows, 'id', item.id)")),
          children: [{ id: "cross", type: "base", props: { tag: "span" } }],
        },
      ],
    },
    { id: "rest", type: "base" },
  ],
};

const marked = "{ ...row, label: concatenate(row.label, ' !!!') }";
const page = {
  id: "home",
  path: "",
  title: "Rows",
  sections: [
    {
      id: "main",
      tag: "main",
      children: [
        button("run", set("rows", "custom.buildRows(1000)"), set("selected", "0")),
        button("many", set("rows", "custom.buildRows(10000)"), set("selected", "0")),
        button("add", set("rows", "merge(variables.rows, custom.buildRows(1000))")),
        button("update", set("rows", `map(variables.rows, (row, i) => if(i % 10 == 0, ${marked}, row))`)),
        button("swap", set("rows", "custom.swapRows(variables.rows)")),
        button("clear", set("rows", "[]"), set("selected", "0")),
        { id: "list", type: "base", children: [row] },
      ],
    },
  ],
};
