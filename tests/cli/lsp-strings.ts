import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type EditorSchema, schemaOfFile, schemasFor, schemasOfMember } from "../../cli/format/editor-schema.ts";
import { type Node, plainNode, readJson } from "../../cli/lsp/json-cursor.ts";
import { DesignState } from "../../cli/lsp/workspace.ts";
import { writePart } from "../cases.ts";

/** A string of a design file, with its quotes, and its place in the schemas: `element select.props.options`. */
export interface DesignString {
  readonly label: string;
  /** The name of the member that has it, or that it is. */
  readonly key: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** Returns the values and the names of members in a design file that are strings. */
export function stringsOf(path: string, text: string): readonly DesignString[] {
  const root = readJson(text);
  const schema = schemaOfFile(path);
  if (!root || !schema) return [];
  const found: DesignString[] = [];
  const add = (label: string, key: string, { start, end, value }: { start: number; end: number; value: unknown }) => {
    if (text.slice(start + 1, end - 1) === value) found.push({ label, key, path, start, end, value });
  };
  const visit = (node: Node, schemas: readonly EditorSchema[], around: string, key: string): void => {
    if (node.kind === "leaf") return add(around, key, node);
    if (node.kind === "list") {
      for (const [index, item] of node.items.entries())
        visit(item, schemasOfMember(schemas, index, plainNode(item)), `${around}[]`, key);
      return;
    }
    const label = kindOf(node, schemas) ?? around;
    for (const { name, nameStart, nameEnd, value } of node.members) {
      const isKnown = schemas.some(({ properties }) => properties && Object.hasOwn(properties, name));
      const inner = `${label}.${isKnown ? name : "*"}`;
      add(`${inner}:`, name, { start: nameStart, end: nameEnd, value: name });
      if (value) visit(value, schemasOfMember(schemas, name, plainNode(value)), inner, name);
    }
  };
  visit(root, schemasFor(schema, plainNode(root)), path.split("/")[0] ?? "", "");
  return found;
}

/** Names an element, a step or a collection by its type: they are the same wherever they are. */
function kindOf(node: Node, schemas: readonly EditorSchema[]): string | undefined {
  const { type, action, source } = plainNode(node) as Record<string, unknown>;
  if (schemas.some(({ title }) => title === "Element")) return `element ${type}`;
  if (schemas.some(({ $ref }) => $ref === "#/$defs/a-step")) return `step ${action}`;
  if (schemas.some(({ $ref }) => $ref === "#/$defs/a-collection")) return `collection ${source}`;
  return undefined;
}

/** The designs as an editor has them, one after another: the small ones, and the cases of the compiler. */
export function* editedDesigns(names: readonly string[]): Iterable<DesignState> {
  for (const name of names) yield new DesignState(resolve("designs", name));
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "trama-lsp-cases-")));
  try {
    for (const name of readdirSync(resolve("tests/compile")).sort()) {
      const design = join(folder, name);
      writePart(resolve("tests/compile", name), "design", design);
      yield new DesignState(design);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
