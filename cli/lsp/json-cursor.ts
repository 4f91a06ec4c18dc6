/** JSON while it is typed: what can be read of a text, with offsets. Ends are not included. */
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

/** Where a cursor stands: the containers around it from the outside in, and what it touches in the innermost. */
export interface Cursor {
  readonly path: readonly { readonly node: ListNode | RecordNode; readonly key: string | number | undefined }[];
  /** The name under the cursor; a value when absent. */
  readonly member: Member | undefined;
  readonly isName: boolean;
  readonly leaf: LeafNode | undefined;
}

const depthLimit = 200;

/** Read as much of a text as there is; what is missing is left out, and what cannot be read ends its container. */
export function readJson(text: string): Node | undefined {
  let at = text.startsWith("\ufeff") ? 1 : 0;
  const skip = (): void => {
    while (at < text.length && " \t\r\n,".includes(text.charAt(at))) at++;
  };
  const readValue = (depth: number): Node | undefined => {
    skip();
    const char = text[at];
    if (char === "{" && depth < depthLimit) return readRecord(depth);
    if (char === "[" && depth < depthLimit) return readList(depth);
    if (char === '"') return readText();
    return readWord();
  };
  const readText = (): LeafNode => {
    const start = at++;
    while (at < text.length && text[at] !== '"' && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
    at = Math.min(text[at] === '"' ? at + 1 : at, text.length);
    return { kind: "leaf", start, end: at, value: textValue(text.slice(start, at)), isText: true };
  };
  const readWord = (): LeafNode | undefined => {
    const start = at;
    while (at < text.length && !' \t\r\n,:{}[]"'.includes(text.charAt(at))) at++;
    if (at === start) return undefined;
    return { kind: "leaf", start, end: at, value: wordValue(text.slice(start, at)), isText: false };
  };
  const readList = (depth: number): ListNode => {
    const node: ListNode = { kind: "list", start: at++, end: text.length, items: [] };
    for (skip(); at < text.length && text[at] !== "]" && text[at] !== "}"; skip()) {
      const item = readValue(depth + 1);
      if (item) node.items.push(item);
      else at++;
    }
    if (text[at] === "]") at++;
    node.end = at;
    return node;
  };
  const readRecord = (depth: number): RecordNode => {
    const node: RecordNode = { kind: "record", start: at++, end: text.length, members: [] };
    for (skip(); at < text.length && text[at] !== "}" && text[at] !== "]"; skip()) {
      if (text[at] !== '"') {
        if (!readWord()) at++;
        continue;
      }
      const name = readText();
      const member: Member = { name: String(name.value), nameStart: name.start, nameEnd: name.end, value: undefined };
      node.members.push(member);
      while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
      if (text[at] !== ":") continue;
      at++;
      while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
      if (text[at] !== "," && text[at] !== "}") member.value = readValue(depth + 1);
    }
    if (text[at] === "}") at++;
    node.end = at;
    return node;
  };
  return readValue(0);
}

function textValue(raw: string): string {
  try {
    return JSON.parse(raw.length > 1 && raw.endsWith('"') ? raw : `${raw}"`);
  } catch {
    return raw.slice(1);
  }
}

function wordValue(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The plain value of what could be read. */
export function plainNode(node: Node | undefined): unknown {
  if (!node) return undefined;
  if (node.kind === "leaf") return node.value;
  if (node.kind === "list") return node.items.map(plainNode);
  return Object.fromEntries(node.members.map(({ name, value }) => [name, plainNode(value)]));
}

/** What stands at an offset, touching ends included. */
export function cursorAt(root: Node | undefined, offset: number): Cursor {
  const path: { node: ListNode | RecordNode; key: string | number | undefined }[] = [];
  let node = root;
  while (node && node.kind !== "leaf") {
    const step: { node: ListNode | RecordNode; key: string | number | undefined } = { node, key: undefined };
    path.push(step);
    if (node.kind === "list") {
      const index: number = node.items.findIndex((item) => item.start <= offset && offset <= item.end);
      const item: Node | undefined = node.items[index];
      if (!item || isOutside(item, offset)) return { path, member: undefined, isName: false, leaf: undefined };
      step.key = index;
      node = item;
      continue;
    }
    const named = node.members.find(({ nameStart, nameEnd }) => nameStart < offset && offset <= nameEnd);
    if (named) return { path, member: named, isName: true, leaf: undefined };
    const member: Member | undefined = node.members.findLast(({ nameEnd }) => nameEnd < offset);
    const value: Node | undefined = member?.value;
    if (!member || (value && (offset < value.start || offset > value.end || isOutside(value, offset))))
      return { path, member: undefined, isName: true, leaf: undefined };
    step.key = member.name;
    if (!value) return { path, member, isName: false, leaf: undefined };
    node = value;
  }
  return { path, member: undefined, isName: false, leaf: node };
}

/** The brackets of a container belong to it from the inside only. */
const isOutside = (node: Node, offset: number): boolean =>
  node.kind !== "leaf" && (offset <= node.start || offset >= node.end);
