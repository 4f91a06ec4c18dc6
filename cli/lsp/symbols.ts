import { locate } from "../../compiler/1-load/locate.ts";
import type { SourceFile } from "../../compiler/span.ts";
import { type EditorSchema, schemaOfFile, schemasFor, schemasOfMember } from "../format/editor-schema.ts";
import { type Node, plainNode, readJson } from "./json-cursor.ts";
import type { DesignState } from "./workspace.ts";

/** One occurrence of a name of the design: the letters only, without quotes. `symbol` identifies the thing it names. */
export interface Occurrence {
  readonly symbol: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly isDefinition: boolean;
}

/** Every occurrence of a name in the design, declarations and uses. */
export function occurrencesIn(state: DesignState): readonly Occurrence[] {
  return state.files.flatMap((file) => [...inJson(file), ...inFormulas(state, file)]);
}

/** Returns the occurrence at an offset of a file. */
export function symbolAt(state: DesignState, path: string, offset: number): Occurrence | undefined {
  const file = state.files.find((one) => one.path === path);
  if (!file) return undefined;
  return [...inJson(file), ...inFormulas(state, file)].find(({ start, end }) => start <= offset && offset <= end);
}

/** The name of a page, section or component in symbols; undefined for files that exist once. */
export const unitOf = (path: string): string | undefined => /^[a-z]+\/(.+)\.json$/.exec(path)?.[1];

const inJsonByFile = new WeakMap<SourceFile, readonly Occurrence[]>();

function inJson(file: SourceFile): readonly Occurrence[] {
  let found = inJsonByFile.get(file);
  if (!found) {
    found = new JsonNames(file.path).gather(file.text);
    inJsonByFile.set(file, found);
  }
  return found;
}

/** The maps whose keys name things, and the kinds of those things. */
const maps: Readonly<Record<string, string>> = {
  variables: "variable",
  collections: "collection",
  formulas: "formula",
  workflows: "workflow",
};
const folders: Readonly<Record<string, string>> = { pages: "page", sections: "section", components: "component" };

/** Collects the names in one file, guided by the schema. */
class JsonNames {
  private readonly found: Occurrence[] = [];
  private readonly unit: string | undefined;
  private readonly own = new Set<string>();

  constructor(private readonly path: string) {
    this.unit = unitOf(path);
  }

  gather(text: string): readonly Occurrence[] {
    const root = readJson(text);
    const schema = schemaOfFile(this.path);
    if (root?.kind !== "record" || !schema) return [];
    for (const { name, value } of root.members) {
      const kind = Object.hasOwn(maps, name) ? maps[name] : undefined;
      if (kind && value?.kind === "record")
        for (const member of value.members) {
          if (this.unit) this.own.add(`${kind}:${member.name}`);
          this.add(this.symbol(kind, member.name), member.nameStart + 1, member.nameEnd - 1, true);
        }
      const folder = folders[this.path.split("/")[0] ?? ""];
      if (name === "id" && folder && value?.kind === "leaf" && typeof value.value === "string")
        this.add(`${folder}:${value.value}`, value.start + 1, value.end - 1, true);
    }
    this.visit(root, schemasFor(schema, plainNode(root)));
    return this.found;
  }

  private add(symbol: string, start: number, end: number, isDefinition: boolean): void {
    this.found.push({ symbol, path: this.path, start, end, isDefinition });
  }

  /** Names of a component hide the design's; elements belong to their page, section or component. */
  private symbol(kind: string, id: string): string {
    if (kind === "element") return `element:${this.unit}#${id}`;
    if (kind === "popup") return `component:${id}`;
    return this.own.has(`${kind}:${id}`) ? `${kind}:${this.unit}#${id}` : `${kind}:${id}`;
  }

  private visit(node: Node, schemas: readonly EditorSchema[]): void {
    if (node.kind === "leaf") {
      const kind = schemas.find((schema) => schema["x-ref"])?.["x-ref"];
      if (kind && node.isText && named.has(kind))
        this.add(this.symbol(kind, String(node.value)), node.start + 1, node.end - 1, false);
    } else if (node.kind === "list")
      node.items.forEach((item, index) => {
        this.visit(item, schemasOfMember(schemas, index, plainNode(item)));
      });
    else {
      const isElement = schemas.some(({ title }) => title === "Element");
      for (const { name, value } of node.members) {
        if (!value) continue;
        if (isElement && name === "id" && value.kind === "leaf")
          this.add(this.symbol("element", String(value.value)), value.start + 1, value.end - 1, true);
        else this.visit(value, schemasOfMember(schemas, name, plainNode(value)));
      }
    }
  }
}

/** The kinds of names that refer to something. */
const named = new Set(["variable", "collection", "workflow", "component", "popup", "page", "section", "element"]);

const inFormulasByFile = new WeakMap<SourceFile, readonly Occurrence[]>();

function inFormulas(state: DesignState, file: SourceFile): readonly Occurrence[] {
  let found = inFormulasByFile.get(file);
  if (!found) {
    found = gatherFormulas(state, file);
    inFormulasByFile.set(file, found);
  }
  return found;
}

function gatherFormulas(state: DesignState, file: SourceFile): readonly Occurrence[] {
  const unit = unitOf(file.path);
  return state.sitesOf(file).flatMap(({ formula, place }) =>
    referencesIn(formula.expression).flatMap(({ key, start, end }): Occurrence[] => {
      const thing = thingOf(key, unit);
      if (!thing) return [];
      const at = start + positionOf(formula.text.slice(start, end), thing.id);
      const span = locate({ ...place, range: [at, at + thing.id.length] });
      return [{ symbol: thing.symbol, path: file.path, start: span.start, end: span.end, isDefinition: false }];
    }),
  );
}

/** The position of the name in `variables.nome` or `elements.nome.value`. */
const positionOf = (text: string, id: string): number => text.search(new RegExp(`(?<=[.['"\\s])${id}(?![A-Za-z0-9_])`));

interface Named {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

function referencesIn(expression: object): readonly Named[] {
  const found: Named[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("kind" in node && node.kind === "reference" && "reference" in node && "start" in node && "end" in node) {
      const { reference, start, end } = node as { reference: { readonly key: string }; start: number; end: number };
      found.push({ key: reference.key, start, end });
      return;
    }
    for (const [key, inner] of Object.entries(node)) if (key !== "helper") walk(inner);
  };
  walk(expression);
  return found;
}

/** The symbol of a reference's key, such as `variable:nome`, `own:aberto`, `element:inicio#nome.value`. */
function thingOf(key: string, unit: string | undefined): { readonly symbol: string; readonly id: string } | undefined {
  const [, kind = "", rest = ""] = /^([A-Za-z]+):(.*)$/.exec(key) ?? [];
  if (kind === "own") return { symbol: `variable:${unit}#${rest}`, id: rest };
  if (kind === "ownFormula") return { symbol: `formula:${unit}#${rest}`, id: rest };
  if (kind === "variable" || kind === "collection" || kind === "formula") return { symbol: key, id: rest };
  const element = kind === "element" ? /^(.+)#([^.]+)\./.exec(rest) : undefined;
  return element ? { symbol: `element:${element[1]}#${element[2]}`, id: element[2] ?? "" } : undefined;
}
