// Builds whole designs from the snippets in explanations, so that a test can compile them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Json = Readonly<Record<string, unknown>>;
export type DesignFile = { readonly path: string; readonly bytes: Uint8Array };

/** A fenced block of an explanation. */
interface Block {
  readonly language: string;
  readonly text: string;
}

export interface Explained {
  readonly wrong: readonly DesignFile[];
  readonly right: readonly DesignFile[];
}

const silent = (code: string) => [{ code, reason: "only some explanations use it" }];
const variable = (shape: Json): Json => ({ ...shape, allow: silent("variable/unused") });

const search: Json = { id: "search", type: "form-input" };

/** The names that the snippets use: a small shop. */
const world: Readonly<Record<string, Json>> = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Shop",
    languages: ["pt"],
    pages: { home: "start" },
    plugins: {
      rest: {
        origins: ["https://api.weather.example"],
        server: { "https://api.freight.example": { headers: { authorization: "Bearer {FREIGHT_TOKEN}" } } },
      },
      xano: { domain: "shop.xano.example", groups: { shop: "api:Ab12Cd" } },
    },
  },
  "theme.json": {
    colors: {
      light: {
        text: "#15181E",
        "text-3": "#B0B5BD",
        surface: "#FFFFFF",
        "neutral-surface": "#EEF0F3",
        primary: "#1D4ED8",
      },
    },
    spacing: { "e-4": "4px", "e-8": "8px" },
    classes: { card: { style: { padding: "$e-8" } }, wide: { style: { width: "100%" } } },
  },
  "variables.json": {
    variables: {
      counter: variable({ type: "number", default: 0 }),
      total: variable({ type: "number", default: 0 }),
      a: variable({ type: "number", default: 0 }),
      b: variable({ type: "number", default: 0 }),
      name: variable({ type: "string", default: "" }),
      tab: variable({ type: "string", default: "a" }),
      period: variable({ type: "string", default: "month", query: true, readonly: true, resettable: true }),
      isOpen: variable({ type: "boolean", default: false }),
      prices: variable({ type: "array", default: [], schema: { type: "array", items: { type: "number" } } }),
    },
  },
  "tables.json": {
    tables: {
      contacts: {
        columns: {
          id: { type: "number" },
          name: { type: "text" },
          status: { type: "text", enum: ["approved", "rejected", "in_review"] },
          amount: { type: "number" },
          discount: { type: "number", nullable: true },
        },
        primaryKey: ["id"],
      },
    },
    functions: {
      rpc_merge: {
        args: { p_keep: { type: "number" }, p_reason: { type: "text", nullable: true } },
        returns: "number",
      },
    },
  },
  "collections.json": {
    collections: {
      contacts: { source: "supabase", table: "contacts" },
      tags: { source: "static", data: [{ id: 1 }] },
      palette: { source: "static", data: [{ name: "blue" }] },
    },
  },
  "formulas.json": {
    formulas: {
      money: { params: [{ id: "amount", type: "number" }], formula: "formatCurrency(params.amount, 'BRL')" },
      part: { params: [{ id: "amount", type: "number" }], formula: "params.amount * 2" },
      rest: { params: [{ id: "amount", type: "number" }], formula: "params.amount / 2" },
    },
  },
  "workflows.json": { workflows: {} },
  "components/card.json": {
    id: "card",
    slots: ["content"],
    children: [{ id: "middle", type: "slot", slot: "content" }],
  },
  "pages/start.json": {
    id: "start",
    path: "",
    title: "Café",
    sections: [{ id: "main", children: [search] }],
  },
};

const home = "pages/start.json";
const font = join(import.meta.dirname, "compile/theme-has-fonts/design/assets/signs.woff2");
const assets: readonly DesignFile[] = [
  { path: "assets/team.png", bytes: new Uint8Array([1]) },
  { path: "assets/team.woff2", bytes: readFileSync(font) },
  { path: "assets/renamed.woff2", bytes: new Uint8Array([1]) },
];
const edgeFunction: DesignFile = { path: "supabase/functions/send/index.ts", bytes: new Uint8Array() };

/** The wrong and the right design of an explanation. */
export function designsOf(code: string, explanation: string): Explained {
  const [wrong, right, ...others] = [...explanation.matchAll(/^```(\w+)\n([\s\S]*?)\n?^```$/gm)].map(
    ([, language = "", text = ""]): Block => ({ language, text }),
  );
  if (!wrong || !right || others.length > 0) throw new Error(`${code}: one wrong and one right block are needed`);
  const special = specials[code];
  if (special) return { wrong: special, right: worldFiles(world) };
  if (code.startsWith("file/") && wrong.language === "json") {
    return { wrong: withHome(wrong.text), right: withHome(right.text) };
  }
  const [first, second] = [pieceOf(code, wrong), pieceOf(code, right)];
  const before = first.apply(world);
  // A snippet of another kind is the part that the wrong design lacks.
  return { wrong: worldFiles(before), right: worldFiles(second.apply(first.kind === second.kind ? world : before)) };
}

export const plainWorld = (): readonly DesignFile[] => worldFiles(world);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const worldFiles = (files: Readonly<Record<string, Json>>): DesignFile[] => [
  ...Object.entries(files).map(([path, json]) => ({ path, bytes: bytesOf(JSON.stringify(json)) })),
  ...assets,
  edgeFunction,
];

const withHome = (content: string | Uint8Array): DesignFile[] => [
  ...worldFiles(world).filter(({ path }) => path !== home),
  { path: home, bytes: typeof content === "string" ? bytesOf(content) : content },
];

const homeText = JSON.stringify(world[home]);

const formulaFiles = (formula: string): DesignFile[] => worldFiles(formulaElement(formula)(world));

/** Files that a text block cannot show, or only with an ellipsis. */
const specials: Readonly<Record<string, readonly DesignFile[]>> = {
  "design/missing": worldFiles(world).filter(({ path }) => path !== "design.json"),
  "file/byte-order-mark": withHome(`\uFEFF${homeText}`),
  "file/control-character": withHome(homeText.replace("Café", "a\tb")),
  "file/empty": withHome(""),
  "file/not-utf8": withHome(bytesOf(homeText).map((byte) => (byte === 0xa9 ? 0x20 : byte))),
  "file/too-big": withHome(new Uint8Array(60_000_000).fill(32)),
  "file/too-deep": withHome(`${'{"children":['.repeat(2000)}${"]}".repeat(2000)}`),
  "file/outside-design": [...worldFiles(world), { path: "../other/design.json", bytes: bytesOf("{}") }],
  get "formula/too-deep"() {
    return formulaFiles(`${"(".repeat(300)}1${")".repeat(300)}`);
  },
};

type World = Readonly<Record<string, Json>>;
interface Piece {
  readonly kind: string;
  apply(files: World): World;
}

function pieceOf(code: string, { language, text }: Block): Piece {
  if (language !== "json") return { kind: "files", apply: (files) => withListed(files, text) };
  const json: unknown = JSON.parse(text);
  if (Array.isArray(json)) return listPiece(json);
  if (!isObject(json)) throw new Error(`${code}: not a piece of a design: ${text}`);
  return objectPiece(code, json);
}

function listPiece(list: readonly unknown[]): Piece {
  const [first] = list;
  if (isObject(first) && "action" in first) return { kind: "steps", apply: onLoad({ steps: list }) };
  return { kind: "elements", apply: withElements(list) };
}

/** The keys of a snippet determine its place. */
function objectPiece(code: string, json: Json): Piece {
  const has = (...names: readonly string[]) => names.some((name) => name in json);
  if (has("formula")) {
    const isOfText = asText.includes(code);
    return { kind: "formula", apply: (isOfText ? formulaElement : formulaStep)(String(json.formula)) };
  }
  if (has("formatVersion")) return { kind: "design", apply: inFile("design.json", json) };
  if (has("action")) return { kind: "steps", apply: onLoad({ steps: [json] }) };
  if (has("steps")) return { kind: "steps", apply: onLoad(json) };
  if (has("type")) return { kind: "elements", apply: withElements([json]) };
  const map = ["collections", "formulas", "workflows"].find((name) => has(name));
  if (map !== undefined) return { kind: map, apply: inFile(`${map}.json`, json) };
  if (has("colors")) return { kind: "theme", apply: inFile("theme.json", json) };
  if (has("path", "title", "sections")) return { kind: "page", apply: inFile(home, json) };
  if (has("id")) {
    const folder = code.startsWith("section/") ? "sections" : "components";
    return { kind: folder, apply: inFile(`${folder}/${json.id}.json`, json) };
  }
  if (has("variables")) return { kind: "variables", apply: inFile("variables.json", json) };
  return { kind: "part", apply: withElements([{ id: "part", type: "button", ...json }]) };
}

const withElements =
  (elements: readonly unknown[]) =>
  (files: World): World => {
    const named = elements.map((element, index) => (isObject(element) ? { id: `part${index}`, ...element } : element));
    return { ...files, [home]: { ...files[home], sections: [{ id: "main", children: [search, ...named] }] } };
  };

/** Formulas that are wrong as the text of an element. */
const asText = ["formula/wrong-type", "formula/not-here"];

const row = { id: "row", type: "text", repeat: { items: { formula: "collections.contacts.data" }, key: "id" } };

/** A formula where `item` is available, and a string is expected. */
const formulaElement = (formula: string) => withElements([{ ...row, props: { text: { formula } } }]);

/** A formula where `item` is available, and its value may have any type. */
const formulaStep = (formula: string) =>
  withElements([{ ...row, on: { click: { steps: [{ action: "return", value: { formula } }] } } }]);

const onLoad = (workflow: Json) => inFile(home, { on: { load: workflow } });

const inFile =
  (path: string, json: Json) =>
  (files: World): World => ({ ...files, [path]: merged(files[path] ?? stubOf(path), json) });

/** Lines of paths, each with the file's content after a colon. */
function withListed(files: World, listing: string): World {
  const lines = listing.split("\n").map((line) => /^(\S+?)(?::\s+(\{.*\}))?$/.exec(line));
  return lines.reduce<World>((all, line) => {
    if (!line?.[1]) throw new Error(`not a path: ${listing}`);
    const json: unknown = JSON.parse(line[2] ?? "{}");
    return inFile(line[1], isObject(json) ? json : {})(all);
  }, files);
}

/** The smallest valid file for this folder. */
function stubOf(path: string): Json {
  const [folder = "", name = ""] = path.replace(/\.json$/, "").split("/");
  switch (folder) {
    case "pages":
      return { id: name, path: name.toLowerCase(), title: name, sections: [] };
    case "sections":
    case "components":
      return { id: name, children: [] };
    default:
      return {};
  }
}

function merged(base: Json, over: Json): Json {
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const known = result[name];
    result[name] = isObject(known) && isObject(value) && !("type" in value) ? merged(known, value) : value;
  }
  return result;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
