import { type JSONVisitor, type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";

/** Incomplete JSON: the part of a text that can be read, with offsets. Ends are exclusive. */
export type Node = LeafNode | ListNode | RecordNode;

interface Piece {
  readonly start: number;
  end: number;
}

export interface LeafNode extends Piece {
  readonly kind: "leaf";
  readonly value: unknown;
  readonly isText: boolean;
}

export interface ListNode extends Piece {
  readonly kind: "list";
  readonly items: Node[];
}

export interface RecordNode extends Piece {
  readonly kind: "record";
  readonly members: Member[];
}

export interface Member {
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
  value: Node | undefined;
}

/** The position of a cursor: the enclosing containers, outermost first, and what it touches in the innermost. */
export interface Cursor {
  readonly offset: number;
  readonly path: readonly { readonly node: ListNode | RecordNode; readonly key: string | number | undefined }[];
  /** The name under the cursor; a value when absent. */
  readonly member: Member | undefined;
  readonly isName: boolean;
  readonly leaf: LeafNode | undefined;
}

/**
 * Parses as much of a text as there is: missing parts are left out, and an unclosed container ends with its parent.
 *
 * Undefined without a value, or when it is nested too deeply to be a design.
 */
export function readJson(text: string): Node | undefined {
  const plain = text.replace(/^\ufeff/, " ");
  const builder = new TreeBuilder(plain);
  try {
    visit(plain, builder);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return builder.root;
}

/** Builds nodes from the parser's events, in the order of the text. */
class TreeBuilder implements JSONVisitor {
  root: Node | undefined;
  private readonly open: (ListNode | RecordNode)[] = [];

  constructor(private readonly text: string) {}

  onObjectBegin = (start: number): void => this.begin({ kind: "record", start, end: this.text.length, members: [] });
  onArrayBegin = (start: number): void => this.begin({ kind: "list", start, end: this.text.length, items: [] });
  onObjectEnd = (offset: number, length: number): void => this.close("record", offset, length);
  onArrayEnd = (offset: number, length: number): void => this.close("list", offset, length);

  onObjectProperty = (name: string, start: number, length: number): void => {
    const record = this.open.at(-1);
    if (record?.kind === "record")
      record.members.push({ name, nameStart: start, nameEnd: start + length, value: undefined });
  };

  onLiteralValue = (value: unknown, start: number, length: number): void =>
    this.add({ kind: "leaf", start, end: start + length, value, isText: typeof value === "string" });

  /** An unfinished word, such as `tru`, still counts as a value. */
  onError = (code: ParseErrorCode, start: number, length: number): void => {
    if (printParseErrorCode(code) !== "InvalidSymbol") return;
    const end = start + length;
    const record = this.open.at(-1);
    const lacksValue = record?.kind !== "record" || record.members.at(-1)?.value === undefined;
    if (lacksValue) this.add({ kind: "leaf", start, end, value: this.text.slice(start, end), isText: false });
  };

  private begin(node: ListNode | RecordNode): void {
    this.add(node);
    this.open.push(node);
  }

  private add(node: Node): void {
    const container = this.open.at(-1);
    if (container === undefined) this.root ??= node;
    else if (container.kind === "list") container.items.push(node);
    else {
      const member = container.members.at(-1);
      if (member) member.value ??= node;
    }
  }

  /** Containers that were opened inside and not closed end here, too. */
  private close(kind: Node["kind"], offset: number, length: number): void {
    for (let node = this.open.pop(); node; node = this.open.pop()) {
      node.end = node.kind === kind ? offset + length : offset;
      if (node.kind === kind) return;
    }
  }
}

/** Returns the plain value of a node. */
export function plainNode(node: Node | undefined): unknown {
  if (!node) return undefined;
  if (node.kind === "leaf") return node.value;
  if (node.kind === "list") return node.items.map(plainNode);
  return Object.fromEntries(node.members.map(({ name, value }) => [name, plainNode(value)]));
}

/** Finds the position of an offset; the ends of a node count as inside it. */
export function cursorAt(root: Node | undefined, offset: number): Cursor {
  const path: { node: ListNode | RecordNode; key: string | number | undefined }[] = [];
  let node = root;
  while (node && node.kind !== "leaf") {
    const step: { node: ListNode | RecordNode; key: string | number | undefined } = { node, key: undefined };
    path.push(step);
    if (node.kind === "list") {
      const index: number = node.items.findIndex((item) => item.start <= offset && offset <= item.end);
      const item: Node | undefined = node.items[index];
      if (!item || isOutside(item, offset)) return { offset, path, member: undefined, isName: false, leaf: undefined };
      step.key = index;
      node = item;
      continue;
    }
    const named = node.members.find(({ nameStart, nameEnd }) => nameStart < offset && offset <= nameEnd);
    if (named) return { offset, path, member: named, isName: true, leaf: undefined };
    const member: Member | undefined = node.members.findLast(({ nameEnd }) => nameEnd < offset);
    const value: Node | undefined = member?.value;
    if (!member || (value && (offset < value.start || offset > value.end || isOutside(value, offset))))
      return { offset, path, member: undefined, isName: true, leaf: undefined };
    step.key = member.name;
    if (!value) return { offset, path, member, isName: false, leaf: undefined };
    node = value;
  }
  return { offset, path, member: undefined, isName: false, leaf: node };
}

/** The brackets of a container belong to it only from the inside. */
const isOutside = (node: Node, offset: number): boolean =>
  node.kind !== "leaf" && (offset <= node.start || offset >= node.end);
