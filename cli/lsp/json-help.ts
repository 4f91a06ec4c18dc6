import { type CompletionItem, CompletionItemKind, type Hover, type SignatureHelp } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { elementInfo } from "../../compiler/3-link/names/own-elements.ts";
import type { Symbols } from "../../compiler/3-link/names/symbols.ts";
import { actionCatalogue } from "../../compiler/catalogue/action-catalogue.ts";
import {
  type EditorSchema,
  schemaOfFile,
  schemasFor,
  schemasOfMember,
  schemasOfOpenMember,
} from "../format/editor-schema.ts";
import { type CompletionPlace, expectedNames, expectedValues } from "./expected-names.ts";
import { completeFormula, hoverFormula, typed } from "./formula-help.ts";
import {
  type Cursor,
  cursorAt,
  type LeafNode,
  type Member,
  type Node,
  plainNode,
  type RecordNode,
  readJson,
} from "./json-cursor.ts";
import { rangeIn } from "./positions.ts";
import { signatureAt } from "./signature-help.ts";
import { occurrencesInFile, symbolAt } from "./symbols.ts";
import { describeNamed } from "./thing-help.ts";
import type { DesignState } from "./workspace.ts";

/** A text with the cursor in it, and the schemas at the cursor. */
interface Spot {
  readonly document: TextDocument;
  readonly text: string;
  readonly offset: number;
  readonly root: Node;
  readonly cursor: Cursor;
  readonly path: string;
  /** The schemas of the innermost container. */
  readonly schemas: readonly EditorSchema[];
  /** The schemas of each container, outermost first. */
  readonly levels: readonly (readonly EditorSchema[])[];
  readonly pointer: string;
}

export function spotAt(path: string, document: TextDocument, offset: number): Spot | undefined {
  const text = document.getText();
  const root = readJson(text);
  const schema = schemaOfFile(path);
  if (!root || !schema) return undefined;
  const cursor = cursorAt(root, offset);
  let schemas = schemasFor(schema, plainNode(root));
  const levels = [schemas];
  const keys: (string | number)[] = [];
  cursor.path.forEach(({ key }, depth) => {
    const inner = cursor.path[depth + 1]?.node;
    if (!inner || key === undefined) return;
    levels.push(schemasOfMember(schemas, key, plainNode(inner)));
    schemas = isInnermost(inner, cursor)
      ? schemasOfOpenMember(schemas, key, withoutMember(inner, cursor.member))
      : (levels.at(-1) ?? []);
    keys.push(key);
  });
  const pointer = keys.map((key) => `/${key}`).join("");
  return { path, document, text, offset, root, cursor, schemas, levels, pointer };
}

/** Whether an object is the one whose member is being named. */
const isInnermost = (node: Node, { path, isName }: Cursor): node is RecordNode =>
  node.kind === "record" && isName && path.at(-1)?.node === node;

/** Returns the plain value of an object without the member that is being named. */
const withoutMember = ({ members }: RecordNode, left: Member | undefined): object =>
  Object.fromEntries(members.flatMap((one) => (one === left ? [] : [[one.name, plainNode(one.value)]])));

/** Complete a design file at an offset: names in formulas, properties, values, ids, tokens. */
export function complete(state: DesignState, path: string, document: TextDocument, offset: number): CompletionItem[] {
  const spot = spotAt(path, document, offset);
  if (!spot) return [];
  const { cursor, text } = spot;
  const key = cursor.path.at(-1)?.key;
  if (cursor.isName) return completeNames(state, spot);
  if (key === undefined) return [];
  if (isFormula(key) && cursor.leaf?.isText) {
    const scope = state.scopeAt(path, spot.pointer);
    const formula = String(cursor.leaf.value);
    return scope ? completeFormula(formula, unitAt(text, cursor.leaf.start, offset), scope) : [];
  }
  return completeValue(state, spot, key);
}

/** Return the signatures of the function whose arguments are at an offset of a formula. */
export function signatureHelp(
  state: DesignState,
  path: string,
  document: TextDocument,
  offset: number,
): SignatureHelp | undefined {
  const spot = spotAt(path, document, offset);
  const { leaf, path: keys } = spot?.cursor ?? {};
  const scope = spot && isFormula(keys?.at(-1)?.key) ? state.scopeAt(path, spot.pointer) : undefined;
  if (!spot || !scope || !leaf?.isText) return undefined;
  return signatureAt(String(leaf.value).slice(0, unitAt(spot.text, leaf.start, offset)), scope);
}

/** Whether the value at a key is a formula: that of `{ "formula": … }`, or the variable of `bind`. */
const isFormula = (key: string | number | undefined): boolean => key === "formula" || key === "bind";

/** The index of the UTF-16 unit in a JSON string at an offset of the file; an escape is one unit. */
function unitAt(text: string, start: number, offset: number): number {
  let unit = 0;
  for (let at = start + 1; at < offset; unit++) at += text[at] !== "\\" ? 1 : text[at + 1] === "u" ? 6 : 2;
  return unit;
}

const recordAt = ({ path }: Cursor, fromEnd: number): RecordNode | undefined => {
  const node = path.at(-fromEnd)?.node;
  return node?.kind === "record" ? node : undefined;
};

const memberValue = (record: RecordNode | undefined, name: string): unknown =>
  plainNode(record?.members.find((member) => member.name === name)?.value);

function completeNames(state: DesignState, spot: Spot): CompletionItem[] {
  const { path, cursor, schemas, levels, document, text, offset } = spot;
  const record = recordAt(cursor, 1);
  const present = new Set(record?.members.filter((member) => member !== cursor.member).map(({ name }) => name));
  const range = cursor.member
    ? rangeIn(document, cursor.member.nameStart, cursor.member.nameEnd)
    : rangeIn(document, offset, offset);
  const needsColon = cursor.member === undefined || !/^\s*:/.test(text.slice(cursor.member.nameEnd));
  const known = new Map<string, EditorSchema>();
  for (const schema of schemas)
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      known.set(name, { ...known.get(name), ...each });
  for (const name of [...namesOfComponent(state, cursor), ...namesOfFetch(state, cursor)])
    known.set(name, known.get(name) ?? {});
  for (const [name, schema] of Object.entries(membersOfOwnElement(state, cursor)))
    known.set(name, { ...known.get(name), ...schema });
  if (schemas.every(({ properties }) => !properties || Object.keys(properties).every((name) => name === "formula")))
    for (const name of expectedNames({ state, path, text, cursor, levels })) known.set(name, known.get(name) ?? {});
  return Array.from(known)
    .filter(([name]) => !present.has(name))
    .map(([name, schema], index) => ({
      label: name,
      kind: CompletionItemKind.Property,
      ...(schema.description === undefined ? {} : { documentation: schema.description }),
      sortText: String(index).padStart(4, "0"),
      filterText: JSON.stringify(name),
      textEdit: { range, newText: JSON.stringify(name) + (needsColon ? `: ${starterOf(schema)}` : "") },
    }));
}

/** The names of the props, events or slots of a component, or of the props of a popup. */
function namesOfComponent({ examination }: DesignState, cursor: Cursor): readonly string[] {
  const components = examination?.phases.linked.design.symbols.components;
  const owner = recordAt(cursor, 2);
  const key = cursor.path.at(-2)?.key;
  const name = key === "with" ? memberValue(owner, "popup") : memberValue(owner, "component");
  const component = typeof name === "string" ? components?.get(name) : undefined;
  if (!component) return [];
  if (key === "props" || key === "with") return [...component.props.keys()];
  if (key === "on") return [...component.events.keys()];
  return key === "slots" ? component.slots : [];
}

/** The props, events or slots of an own element, at the cursor inside them. */
function membersOfOwnElement({ examination }: DesignState, cursor: Cursor): Readonly<Record<string, EditorSchema>> {
  const type = memberValue(recordAt(cursor, 2), "type");
  const own =
    typeof type === "string" ? examination?.phases.linked.design.symbols.ownElements.get(type)?.info : undefined;
  if (!own) return {};
  switch (cursor.path.at(-2)?.key) {
    case "props":
      return Object.fromEntries(Object.entries(own.props).map(([name, { schema }]) => [name, schema]));
    case "on":
      return own.events;
    case "slots":
      return own.slots;
    default:
      return {};
  }
}

/** The parameters of a collection, where a page or a step passes them. */
function namesOfFetch({ examination }: DesignState, cursor: Cursor): readonly string[] {
  if (cursor.path.at(-2)?.key !== "with") return [];
  const name = memberValue(recordAt(cursor, 2), "collection");
  const fetched =
    typeof name === "string" ? examination?.phases.linked.design.symbols.collections.get(name) : undefined;
  return fetched?.params.map((param) => param.name) ?? [];
}

const starters: Readonly<Record<string, string>> = { object: "{}", array: "[]", string: '""' };

function starterOf(schema: EditorSchema): string {
  const types = schemasFor(schema, undefined).flatMap(({ type }) => type ?? []);
  return starters[types.find((type) => Object.hasOwn(starters, type)) ?? ""] ?? "";
}

function completeValue(state: DesignState, spot: Spot, key: string | number): CompletionItem[] {
  const { path, cursor, document, text, offset, schemas, levels } = spot;
  const { leaf } = cursor;
  const range = leaf ? rangeIn(document, leaf.start, leaf.end) : rangeIn(document, offset, offset);
  const place = { state, path, text, cursor, levels };
  const token = leaf?.isText ? /\$[\w-]*$/.exec(text.slice(leaf.start, offset)) : undefined;
  const symbols = state.examination?.phases.linked.design.symbols;
  if (token && leaf) {
    const range = rangeIn(document, leaf.start + token.index, offset);
    return [...state.tokens].sort().map((name) => ({
      label: `$${name}`,
      kind: CompletionItemKind.Color,
      textEdit: { range, newText: `$${name}` },
    }));
  }
  const own = membersOfOwnElement(state, cursor)[key];
  const of = [...schemasOfMember(schemas, key, leaf?.value ?? ""), ...(own ? [own] : [])];
  const kind = of.find((schema) => schema["x-ref"])?.["x-ref"];
  const names = kind === "icon" ? state.iconNames : kind && symbols ? namesOfKind(kind, symbols, spot) : [];
  const values = of.flatMap((schema) => [
    ...(schema.enum ?? []),
    ...("const" in schema ? [schema.const] : []),
    ...([schema.type].flat().includes("boolean") ? [true, false] : []),
  ]);
  const isText = of.some(({ $ref }) => $ref === "#/$defs/text");
  if (values.length + names.length === 0 && !isText && leaf?.isText) {
    const isCss = of.some((schema) => schema.$ref === "#/$defs/a-css-value" || schema["x-css"]);
    return completeWord(place, leaf, spot, isCss);
  }
  const expected = values.length + names.length > 0 || isText ? [] : expectedValues(place, [offset, offset], "");
  return [...new Set([...values, ...names, ...expected])].map((value) => {
    const about = key === "type" || key === "action" ? descriptionOf(symbols, key, String(value)) : undefined;
    return {
      label: String(value),
      kind: [...names, ...expected].includes(String(value)) ? CompletionItemKind.Reference : CompletionItemKind.Value,
      filterText: JSON.stringify(value),
      textEdit: { range, newText: JSON.stringify(value) },
      ...(about === undefined ? {} : { documentation: about }),
    };
  });
}

/** Completes a part of a string with the names that the compiler knows: what follows a dot, or a word of CSS. */
function completeWord(place: CompletionPlace, leaf: LeafNode, { document, text, offset }: Spot, isCss: boolean) {
  const written = text.slice(leaf.start + 1, offset);
  // Only addresses of this form are names of files.
  const isAsset = written.startsWith("assets/");
  const from = isAsset ? 0 : written.lastIndexOf(isCss ? " " : ".") + 1;
  const range = rangeIn(document, leaf.start + 1 + from, leaf.end - 1);
  const before = isAsset ? "assets/" : written.slice(0, from);
  return expectedValues(place, [leaf.start, leaf.end], before).map((name) => ({
    label: name,
    kind: isCss ? CompletionItemKind.Value : CompletionItemKind.Reference,
    textEdit: { range, newText: JSON.stringify(name).slice(1, -1) },
  }));
}

function descriptionOf(symbols: Symbols | undefined, key: "type" | "action", name: string): string | undefined {
  if (key === "action") return actionCatalogue[name]?.description;
  return symbols && elementInfo(symbols, name)?.description;
}

/** The names of a kind that a string may use. */
function namesOfKind(kind: string, symbols: Symbols, { root, cursor }: Spot): readonly string[] {
  const own = (map: string): string[] => {
    const found = root.kind === "record" ? root.members.find(({ name }) => name === map)?.value : undefined;
    return found?.kind === "record" ? found.members.map(({ name }) => name) : [];
  };
  switch (kind) {
    case "variable":
      return [...own("variables"), ...symbols.variables.keys()];
    case "workflow":
      return [...own("workflows"), ...symbols.workflows.keys()];
    case "collection":
      return [...symbols.collections.keys()];
    case "page":
      return [...symbols.pages.keys()];
    case "section":
      return [...symbols.sections];
    case "component":
      return [...symbols.components.values()].filter((one) => !one.isPopup).map(({ id }) => id);
    case "popup":
      return [...symbols.components.values()].filter((one) => one.isPopup).map(({ id }) => id);
    case "class":
      return [...symbols.classes.keys(), ...symbols.sheetClasses];
    case "group":
      return [...symbols.groups];
    case "table":
      return [...symbols.tables.keys()];
    case "function":
      return [...symbols.functions.keys()];
    case "ownFunction":
      return [...(symbols.ownFunctions?.keys() ?? [])];
    case "element":
      return elementIds(root);
    case "elementType":
      return [...symbols.ownElements.keys()];
    case "column":
      return [...(tableAround(cursor, symbols)?.row.fields.keys() ?? [])];
    default:
      return [];
  }
}

function tableAround({ path }: Cursor, { tables }: Symbols) {
  for (const { node } of path.toReversed()) {
    if (node.kind !== "record") continue;
    const name = memberValue(node, "table") ?? memberValue(node, "view");
    if (typeof name === "string") return tables.get(name);
  }
  return undefined;
}

function elementIds(node: Node | undefined): readonly string[] {
  if (!node || node.kind === "leaf") return [];
  if (node.kind === "list") return node.items.flatMap(elementIds);
  const id = memberValue(node, "id");
  const own = typeof id === "string" && memberValue(node, "type") !== undefined ? [id] : [];
  return [...own, ...node.members.flatMap(({ value }) => elementIds(value))];
}

/** The type of the result of the step whose id is at an offset, as the formulas that read it have it. */
function describeStep(state: DesignState, path: string, offset: number): string | undefined {
  const found = symbolAt(state, path, offset);
  if (!found?.symbol.startsWith("step:")) return undefined;
  const { reference } =
    occurrencesInFile(state, path).find((one) => one.symbol === found.symbol && one.reference) ?? {};
  if (reference?.thing.kind !== "step") return undefined;
  const { id, part } = reference.thing;
  return typed(`steps.${id}${part === "result" ? "" : `.${part}`}`, reference.type);
}

/** Describe the value or name at an offset. */
export function hover(state: DesignState, path: string, document: TextDocument, offset: number): Hover | undefined {
  const spot = spotAt(path, document, offset);
  if (!spot) return undefined;
  const { cursor, schemas, text } = spot;
  const markdown = (value: string, start: number, end: number): Hover => ({
    contents: { kind: "markdown", value },
    range: rangeIn(document, start, end),
  });
  const { member, leaf } = cursor;
  const key = cursor.path.at(-1)?.key;
  if (cursor.isName && member) {
    const own = membersOfOwnElement(state, cursor)[member.name];
    const known = [...(own ? [own] : []), ...schemasOfMember(schemas, member.name, plainNode(member.value))];
    const value = known.find(({ description }) => description)?.description;
    return value === undefined ? undefined : markdown(value, member.nameStart, member.nameEnd);
  }
  if (!leaf?.isText || key === undefined) return undefined;
  if (isFormula(key)) {
    const scope = state.scopeAt(path, spot.pointer);
    const found = scope && hoverFormula(String(leaf.value), unitAt(text, leaf.start, offset), scope);
    return found ? { contents: { kind: "markdown", value: found.value } } : undefined;
  }
  const about =
    key === "type" || key === "action"
      ? descriptionOf(state.examination?.phases.linked.design.symbols, key, String(leaf.value))
      : key === "id"
        ? describeStep(state, path, offset)
        : describeNamed(state, symbolAt(state, path, offset)?.symbol ?? "");
  return about === undefined ? undefined : markdown(about, leaf.start, leaf.end);
}
