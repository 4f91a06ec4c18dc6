import { locate } from "../../compiler/1-load/locate.ts";
import type { Reference } from "../../compiler/3-link/names/scope.ts";
import type { Thing } from "../../compiler/3-link/names/thing.ts";
import type { SourceFile } from "../../compiler/span.ts";
import { type EditorSchema, schemaOfFile, schemasFor, schemasOfMember } from "../format/editor-schema.ts";
import { namedMaps } from "../where/things.ts";
import { type Node, plainNode, type RecordNode, readJson } from "./json-cursor.ts";
import { type LocalName, localsIn } from "./locals.ts";
import type { DesignState, FormulaSite } from "./workspace.ts";

/** One occurrence of a name of the design: the letters only, without quotes. `symbol` identifies the thing it names. */
export interface Occurrence {
  readonly symbol: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly isDefinition: boolean;
  /** What a formula refers to there. */
  readonly reference?: Reference;
  /** Set for a name that a formula declares. */
  readonly local?: { readonly site: FormulaSite; readonly name: LocalName };
}

/** Every occurrence of a name in the design, declarations and uses. */
export function occurrencesIn(state: DesignState): readonly Occurrence[] {
  return state.files.flatMap(({ path }) => occurrencesInFile(state, path));
}

/** Every occurrence of a name in one file. */
export function occurrencesInFile(state: DesignState, path: string): readonly Occurrence[] {
  const file = state.files.find((one) => one.path === path);
  return file ? [...inJson(file).names, ...inFormulas(state, file)] : [];
}

/** Returns the occurrence at an offset of a file. */
export const symbolAt = (state: DesignState, path: string, offset: number): Occurrence | undefined =>
  occurrencesInFile(state, path).find(({ start, end }) => start <= offset && offset <= end);

/** The id of a page, section or component; undefined for files that exist once. */
export const unitOf = (path: string): string | undefined => /^[a-z]+\/(.+)\.json$/.exec(path)?.[1];

/** The names in the JSON of a file, and its workflows, whose steps have names of their own. */
interface InJson {
  readonly names: readonly Occurrence[];
  readonly workflows: readonly Node[];
}

const inJsonByFile = new WeakMap<SourceFile, InJson>();

function inJson(file: SourceFile): InJson {
  let found = inJsonByFile.get(file);
  if (!found) {
    found = new JsonNames(file.path).gather(file.text);
    inJsonByFile.set(file, found);
  }
  return found;
}

const folders: Readonly<Record<string, string>> = { pages: "page", sections: "section", components: "component" };
/** The parts of a component whose names its users write, beside its id. */
const componentParts: ReadonlySet<string> = new Set(["props", "events", "actions"]);
/** The parts of the theme that have no tokens. */
const withoutTokens: ReadonlySet<string> = new Set(["$schema", "classes", "allow"]);
const token = /\$([A-Za-z][A-Za-z0-9-]*)/g;

/** Collects the names in one file, guided by the schema. */
class JsonNames {
  private readonly found: Occurrence[] = [];
  private readonly workflows: Node[] = [];
  private readonly unit: string | undefined;
  private readonly own = new Set<string>();
  /** The sections around a node that have variables of their own. */
  private readonly sections: { readonly id: string; readonly names: ReadonlySet<string> }[] = [];
  private text = "";

  constructor(private readonly path: string) {
    this.unit = unitOf(path);
  }

  gather(text: string): InJson {
    const { found: names, workflows } = this;
    this.text = text;
    const root = readJson(text);
    const schema = schemaOfFile(this.path);
    if (root?.kind !== "record" || !schema) return { names, workflows };
    const folder = folders[this.path.split("/")[0] ?? ""];
    for (const { name, value } of root.members) {
      const kind = Object.hasOwn(namedMaps, name) ? namedMaps[name] : undefined;
      if (kind && value?.kind === "record")
        for (const member of value.members) {
          if (this.unit) this.own.add(`${kind}:${member.name}`);
          if (folder === "section") continue;
          this.add(this.symbol(kind, member.name), member.nameStart + 1, member.nameEnd - 1, true);
        }
      if (folder === "component" && componentParts.has(name)) this.declareMembers(value);
      if (folder === "component" && name === "slots" && value?.kind === "list") value.items.forEach(this.declare);
      if (this.path === "theme.json" && !withoutTokens.has(name)) this.tokensIn(name, value);
      if (name === "id" && folder && value?.kind === "leaf" && typeof value.value === "string")
        this.add(`${folder}:${value.value}`, value.start + 1, value.end - 1, true);
    }
    this.visit(root, schemasFor(schema, plainNode(root)));
    return { names, workflows };
  }

  /** Names that only the compiler can find uses of: what they mean depends on their owner. */
  private readonly declare = (node: Node | undefined): void => {
    if (node?.kind === "leaf" && node.isText) this.addMember(node.start, node.end);
  };

  private declareMembers(node: Node | undefined): void {
    if (node?.kind === "record") for (const { nameStart, nameEnd } of node.members) this.addMember(nameStart, nameEnd);
  }

  private addMember(start: number, end: number): void {
    this.add(`member:${this.path}@${start}`, start + 1, end - 1, true);
  }

  private tokensIn(group: string, node: Node | undefined): void {
    if (node?.kind !== "record") return;
    for (const { name, nameStart, nameEnd, value } of node.members)
      if (group === "colors") this.tokensIn("", value);
      else this.add(`token:${name}`, nameStart + 1, nameEnd - 1, true);
  }

  private add(symbol: string, start: number, end: number, isDefinition: boolean): void {
    this.found.push({ symbol, path: this.path, start, end, isDefinition });
  }

  /** Names of a component hide the design's; elements belong to their page, section or component. */
  private symbol(kind: string, id: string): string {
    if (kind === "element") return `element:${this.path}#${id}`;
    if (kind === "popup") return `component:${id}`;
    const section = kind === "variable" ? this.sections.findLast(({ names }) => names.has(id)) : undefined;
    if (section) return `variable:${this.path}#${section.id}:${id}`;
    return this.own.has(`${kind}:${id}`) ? `${kind}:${this.path}#${id}` : `${kind}:${id}`;
  }

  /** Visits a section, which may have variables of its own. */
  private visitSection(node: RecordNode, schemas: readonly EditorSchema[]): void {
    const { id, variables } = Object.fromEntries(node.members.map(({ name, value }) => [name, value]));
    if (id?.kind !== "leaf" || variables?.kind !== "record") return this.visitMembers(node, schemas);
    this.sections.push({ id: String(id.value), names: new Set(variables.members.map(({ name }) => name)) });
    for (const { name, nameStart, nameEnd } of variables.members)
      this.add(this.symbol("variable", name), nameStart + 1, nameEnd - 1, true);
    this.visitMembers(node, schemas);
    this.sections.pop();
  }

  private visit(node: Node, schemas: readonly EditorSchema[]): void {
    if (node.kind === "leaf") {
      const kind = schemas.find((schema) => schema["x-ref"])?.["x-ref"];
      if (kind && node.isText && named.has(kind))
        this.add(this.symbol(kind, String(node.value)), node.start + 1, node.end - 1, false);
      if (node.isText && (this.path === "theme.json" || schemas.some(isCss)))
        for (const { 1: name = "", index } of this.text.slice(node.start, node.end).matchAll(token))
          this.add(`token:${name}`, node.start + index + 1, node.start + index + 1 + name.length, false);
    } else if (node.kind === "list")
      node.items.forEach((item, index) => {
        this.visit(item, schemasOfMember(schemas, index, plainNode(item)));
      });
    else if (schemas.some(({ title }) => title === "Section" || title === "Section of a page"))
      this.visitSection(node, schemas);
    else this.visitMembers(node, schemas);
  }

  private visitMembers(node: RecordNode, schemas: readonly EditorSchema[]): void {
    const isElement = schemas.some(({ title }) => title === "Element");
    const isStep = schemas.some(({ $ref }) => $ref === "#/$defs/a-step");
    if (schemas.some(({ title }) => title === "Workflow")) this.workflows.push(node);
    if (schemas.some(({ $ref }) => $ref === "#/$defs/collectionParams")) this.declareMembers(node);
    if (schemas.some(({ $ref }) => $ref === "#/$defs/param"))
      this.declare(node.members.find(({ name }) => name === "id")?.value);
    for (const { name, value } of node.members) {
      if (!value) continue;
      if (isElement && name === "id" && value.kind === "leaf")
        this.add(this.symbol("element", String(value.value)), value.start + 1, value.end - 1, true);
      else if (isStep && name === "id" && value.kind === "leaf")
        this.add(
          stepSymbol(this.path, this.workflows.at(-1), String(value.value)),
          value.start + 1,
          value.end - 1,
          true,
        );
      else this.visit(value, schemasOfMember(schemas, name, plainNode(value)));
    }
  }
}

/** The symbol of a step: its id is unique in its workflow. */
const stepSymbol = (path: string, workflow: Node | undefined, id: string): string =>
  `step:${path}@${workflow?.start}#${id}`;

/** The kinds of names that refer to something. */
const named = new Set("variable collection workflow component popup page section element group class".split(" "));

const isCss = ({ $ref, "x-css": css }: EditorSchema): boolean => $ref === "#/$defs/a-css-value" || css !== undefined;

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
  const { path } = file;
  const { workflows } = inJson(file);
  return state.sitesOf(file).flatMap((site): Occurrence[] => {
    const { formula, place } = site;
    const spanOf = (from: number, to: number) => locate({ ...place, range: [from, to] });
    const references = referencesIn([formula.lets, formula.expression]).flatMap(({ reference, start, end }) => {
      const thing = symbolOfThing(reference.thing, path);
      if (!thing) return [];
      const at = start + positionOf(formula.text.slice(start, end), thing.id);
      const span = spanOf(at, at + thing.id.length);
      const around = workflows.findLast((one) => one.start <= span.start && span.start < one.end);
      const symbol = thing.symbol ?? stepSymbol(path, around, thing.id);
      return [{ symbol, path, start: span.start, end: span.end, isDefinition: false, reference }];
    });
    const locals = localsIn(formula).map((name) => {
      const { start, end } = spanOf(name.start, name.end);
      const declared = spanOf(name.declaredAt, name.declaredAt).start;
      const { isDefinition } = name;
      return { symbol: `local:${path}@${declared}`, path, start, end, isDefinition, local: { site, name } };
    });
    return [...references, ...locals];
  });
}

/** The position of the name in `variables.nome` or `elements.nome.value`. */
const positionOf = (text: string, id: string): number => text.search(new RegExp(`(?<=[.['"\\s])${id}(?![A-Za-z0-9_])`));

interface Named {
  readonly reference: Reference;
  readonly start: number;
  readonly end: number;
}

function referencesIn(formula: readonly unknown[]): readonly Named[] {
  const found: Named[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("kind" in node && node.kind === "reference" && "reference" in node && "start" in node && "end" in node) {
      const { reference, start, end } = node as Named;
      found.push({ reference, start, end });
      return;
    }
    for (const [key, inner] of Object.entries(node)) if (key !== "helper") walk(inner);
  };
  walk(formula);
  return found;
}

/** The symbol of a thing, and its name. A step has none: its symbol depends on its workflow. */
function symbolOfThing(
  thing: Thing,
  path: string,
): { readonly symbol: string | undefined; readonly id: string } | undefined {
  const { kind } = thing;
  if (kind === "step") return { symbol: undefined, id: thing.id };
  if (kind === "element") return { symbol: `element:${path}#${thing.id}`, id: thing.id };
  if (kind === "own") {
    const section = thing.section === undefined ? "" : `${thing.section}:`;
    return { symbol: `variable:${path}#${section}${thing.id}`, id: thing.id };
  }
  if (kind === "ownFormula") return { symbol: `formula:${path}#${thing.id}`, id: thing.id };
  return kind === "variable" || kind === "collection" || kind === "formula"
    ? { symbol: `${kind}:${thing.id}`, id: thing.id }
    : undefined;
}
