import { type DocumentSymbol, SymbolKind } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { type LeafNode, type Member, type Node, type RecordNode, readJson } from "./json-cursor.ts";
import { rangeIn } from "./positions.ts";

/** The maps of design files whose keys name things, and the kind of symbol that each key is. */
const maps: Readonly<Record<string, SymbolKind>> = {
  variables: SymbolKind.Variable,
  collections: SymbolKind.Array,
  formulas: SymbolKind.Function,
  workflows: SymbolKind.Function,
  tables: SymbolKind.Struct,
  views: SymbolKind.Struct,
  functions: SymbolKind.Function,
  columns: SymbolKind.Field,
  classes: SymbolKind.Class,
  on: SymbolKind.Event,
};

/** What is in a design file, as an editor's outline: sections, elements, steps, and the keys of named maps. */
export function outlineOf(path: string, document: TextDocument): DocumentSymbol[] {
  const root = readJson(document.getText());
  if (root?.kind !== "record") return [];
  // The file itself is named by its tab, so the outline starts with its parts.
  return symbolsIn(root, document, path.startsWith("components/") ? { ...maps, props: SymbolKind.Property } : maps);
}

function symbolsIn(node: Node, document: TextDocument, known: typeof maps): DocumentSymbol[] {
  if (node.kind === "leaf") return [];
  if (node.kind === "list")
    return node.items.flatMap((item) => (item.kind === "record" ? symbolOf(item, document, known) : []));
  return node.members.flatMap(({ name, value }) => {
    if (!value) return [];
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined || value.kind !== "record")
      return value.kind === "record" ? symbolOf(value, document, known) : symbolsIn(value, document, known);
    return value.members.flatMap((member) => keySymbol(member, kind, document, known));
  });
}

/** A section, an element, a step or a parameter; the parts of any other object are listed in its place. */
function symbolOf(record: RecordNode, document: TextDocument, known: typeof maps): DocumentSymbol[] {
  const id = textMember(record, "id");
  const step = textMember(record, "action") ?? textMember(record, "run");
  const what = step ?? textMember(record, "type");
  const named = id ?? step;
  const children = symbolsIn(record, document, known);
  if (!named) return children;
  return [
    {
      name: String(named.value),
      ...(id && what && { detail: String(what.value) }),
      kind: step ? SymbolKind.Method : SymbolKind.Object,
      range: rangeIn(document, record.start, record.end),
      selectionRange: rangeIn(document, named.start, named.end),
      children,
    },
  ];
}

function keySymbol(
  { name, nameStart, nameEnd, value }: Member,
  kind: SymbolKind,
  document: TextDocument,
  known: typeof maps,
): DocumentSymbol[] {
  if (name === "") return [];
  return [
    {
      name,
      kind,
      range: rangeIn(document, nameStart, value?.end ?? nameEnd),
      selectionRange: rangeIn(document, nameStart, nameEnd),
      children: value?.kind === "record" ? symbolOf(value, document, known) : [],
    },
  ];
}

/** The member of an object that holds a string which is not empty. */
function textMember({ members }: RecordNode, name: string): LeafNode | undefined {
  const value = members.find((member) => member.name === name)?.value;
  return value?.kind === "leaf" && value.isText && value.value !== "" ? value : undefined;
}
