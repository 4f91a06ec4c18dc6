// The small right design of `wrong-literals.ts`: one thing of each kind, which objects beside them can name.

export type Json = Readonly<Record<string, unknown>>;

const unused = (code: string) => [{ code, reason: "only some probes use it" }];
const log = { action: "log", message: "some" };

const columns = {
  id: { type: "number", hasDefault: true },
  name: { type: "text", hasDefault: true },
  status: { type: "text", nullable: true },
};

/** Where probes are put: before the other members of the list or map that has it, one on each line. */
const probes = { "@probes": 0 };

/** The files of the design, by path. */
export const smallDesign: Readonly<Record<string, Json>> = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Shop",
    languages: ["pt", "en"],
    pages: { home: "start" },
    groups: { members: { roles: [] } },
    backend: { kind: "supabase" },
    auth: { kind: "supabase", password: true },
    plugins: {
      rest: { origins: ["https://api.example.com"] },
      xano: { domain: "shop.xano.example", groups: { shop: "api:Ab12Cd" } },
    },
    styleSheets: ["assets/print.css"],
  },
  "theme.json": {
    colors: { light: { brand: "#1D4ED8" } },
    spacing: { "e-8": "8px" },
    classes: { card: { style: { padding: "$e-8" } } },
  },
  "variables.json": { variables: { ...probes, name: { type: "string", allow: unused("variable/unused") } } },
  "collections.json": { collections: { ...probes, contacts: { source: "supabase", table: "contacts" } } },
  "formulas.json": { formulas: { ...probes, one: { formula: "1", allow: unused("formula/unused") } } },
  "workflows.json": { workflows: { ...probes, greet: { steps: [log], allow: unused("workflow/unused") } } },
  "tables.json": {
    tables: { ...probes, contacts: { columns, primaryKey: ["id"], realtime: true } },
    functions: { find_contacts: { args: {}, returns: { rows: "contacts" } } },
  },
  "custom/signatures.json": { functions: { double: { params: [], result: { type: "list" } } } },
  "pages/start.json": {
    id: "start",
    path: "",
    title: "Start",
    sections: [{ use: "main" }, { id: "body", children: [{ id: "cards", type: "component", component: "card" }] }],
  },
  "pages/probes.json": {
    id: "probes",
    path: "probes",
    title: "Probes",
    allow: unused("page/unreachable"),
    sections: [{ id: "body", children: ["@probes", { id: "field", type: "form-input" }] }],
  },
  "sections/main.json": { id: "main", children: [] },
  "components/card.json": {
    id: "card",
    slots: ["content"],
    events: { chosen: {} },
    children: [{ id: "middle", type: "slot", slot: "content" }],
  },
  "components/ask.json": {
    id: "ask",
    kind: "popup",
    result: { type: "boolean" },
    allow: unused("popup/unused"),
    children: [],
  },
  "components/popup-probes.json": {
    id: "popup-probes",
    kind: "popup",
    events: { chosen: {} },
    allow: unused("popup/unused"),
    children: ["@probes", { id: "label", type: "text", props: { text: "some" } }],
  },
};

/** Returns the text of a file with these lines in the place for probes; the first is line 2. */
export const textWith = (path: string, lines: readonly string[]): string =>
  JSON.stringify(smallDesign[path]).replace(/"@probes"(?::0)?,/, () =>
    lines.length === 0 ? "" : `\n${lines.join(",\n")},\n`,
  );
