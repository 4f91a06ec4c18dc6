import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Mark, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, Plugin, TextSelection } from "prosemirror-state";
import { richSchema } from "./rich-document.ts";

const { nodes, marks } = richSchema;

/** The buttons that run a command; headings and links have controls of their own. */
export type CommandTool =
  | "bold"
  | "italic"
  | "underline"
  | "strike"
  | "bulletList"
  | "orderedList"
  | "quote"
  | "code"
  | "codeBlock"
  | "undo"
  | "redo";

/** Whether the selection is inside a node of a type. */
function isInside({ selection }: EditorState, type: NodeType): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

/** Toggles a list; a list of the other kind changes its kind. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const list = $from.node(depth);
      if (list.type === type) return liftListItem(nodes.listItem)(state, dispatch);
      if (list.type !== nodes.bulletList && list.type !== nodes.orderedList) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return wrapInList(type)(state, dispatch);
  };

const toggleBlock =
  (type: NodeType, attributes?: { readonly level: number }): Command =>
  (state, dispatch) =>
    blockOf(state) === type && (attributes === undefined || headingOf(state) === attributes.level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, attributes)(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

/** What each button does. */
export const commands: Readonly<Record<CommandTool, Command>> = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  underline: toggleMark(marks.underline),
  strike: toggleMark(marks.strike),
  code: toggleMark(marks.code),
  bulletList: toggleList(nodes.bulletList),
  orderedList: toggleList(nodes.orderedList),
  quote: toggleQuote,
  codeBlock: toggleBlock(nodes.codeBlock),
  undo,
  redo,
};

/** Sets the level of a heading; 0 makes a paragraph. */
export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });

const blockOf = ({ selection }: EditorState): NodeType => selection.$from.parent.type;

/** Returns the level of the heading at the selection; 0 for other text. */
export const headingOf = ({ selection }: EditorState): number => {
  const { type, attrs } = selection.$from.parent;
  return type === nodes.heading ? attrs.level : 0;
};

/** Whether a button shows that its formatting is on. */
export function isActive(state: EditorState, tool: CommandTool): boolean {
  if (tool === "undo" || tool === "redo") return false;
  if (tool === "bulletList" || tool === "orderedList") return isInside(state, nodes[tool]);
  if (tool === "quote") return isInside(state, nodes.blockquote);
  if (tool === "codeBlock") return blockOf(state) === nodes.codeBlock;
  const { from, to, empty, $from } = state.selection;
  if (empty) return marks[tool].isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, marks[tool]);
}

/** A link in the text. */
interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** Returns the link at the selection. */
export function linkAt({ selection }: EditorState): LinkRange | undefined {
  const { $from } = selection;
  const linkOf = (of: readonly Mark[] | undefined) => of && marks.link.isInSet(of);
  const { node, offset } = $from.parent.childAfter($from.parentOffset);
  const before = $from.parent.childBefore($from.parentOffset);
  const found = linkOf(node?.marks) ? { node, offset } : before;
  const link = linkOf(found.node?.marks);
  if (!link || !found.node) return undefined;
  let { offset: start } = found;
  let end = start + found.node.nodeSize;
  // Other formatting splits a link into several nodes.
  $from.parent.forEach((child, at) => {
    if (at === end && link.isInSet(child.marks)) end += child.nodeSize;
  });
  for (let index = $from.parent.childCount - 1; index >= 0; index--) {
    const child = $from.parent.child(index);
    const at = offsetOf($from.parent, index);
    if (at + child.nodeSize === start && link.isInSet(child.marks)) start = at;
  }
  return { from: $from.start() + start, to: $from.start() + end, href: link.attrs.href };
}

function offsetOf(parent: EditorState["doc"], index: number): number {
  let offset = 0;
  for (let before = 0; before < index; before++) offset += parent.child(before).nodeSize;
  return offset;
}

/** Links the selection or the link at it; without either, inserts the address. An empty address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection.empty ? (linkAt(state) ?? state.selection) : state.selection;
    const { tr } = state;
    if (href === "") dispatch?.(tr.removeMark(from, to, marks.link));
    else {
      const mark = marks.link.create({ href });
      if (from === to) tr.insert(from, richSchema.text(href, [mark]));
      else tr.addMark(from, to, mark);
      dispatch?.(tr.removeStoredMark(marks.link));
    }
    return true;
  };

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
});

/** Selects all text. The library's own command selects the document, in which no block is the current one. */
const selectText: Command = ({ tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
  return true;
};

interface Behaviour {
  /** Called by the shortcut of links. */
  readonly onLink: () => void;
  readonly maxLength: () => number | undefined;
}

/** The mark of a transaction that sets a value from outside. */
export const isGiven = "given";

/** Shortcuts, undo, typing shortcuts such as `- ` for a list, and the maximum length. */
export function richPlugins({ onLink, maxLength }: Behaviour): Plugin[] {
  return [
    history(),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
        wrappingInputRule(/^\s*[-*+]\s$/, nodes.bulletList),
        wrappingInputRule(/^(\d{1,4})[.)]\s$/, nodes.orderedList, ([, start]) => ({ start: Number(start) })),
        textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, hashes = "#"]) => ({ level: hashes.length })),
        textblockTypeInputRule(/^```$/, nodes.codeBlock),
      ],
    }),
    keymap({
      "Mod-b": commands.bold,
      "Mod-i": commands.italic,
      "Mod-u": commands.underline,
      "Mod-Shift-s": commands.strike,
      "Mod-e": commands.code,
      "Mod-Shift-7": commands.orderedList,
      "Mod-Shift-8": commands.bulletList,
      "Mod-Shift-b": commands.quote,
      "Mod-Alt-c": commands.codeBlock,
      ...Object.fromEntries([0, 1, 2, 3].map((level) => [`Mod-Alt-${level}`, setHeading(level)])),
      "Mod-k": () => {
        onLink();
        return true;
      },
      "Mod-a": selectText,
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      Enter: splitListItem(nodes.listItem),
      "Shift-Enter": breakLine,
      Tab: sinkListItem(nodes.listItem),
      "Shift-Tab": liftListItem(nodes.listItem),
    }),
    keymap(baseKeymap),
    new Plugin({
      filterTransaction: (transaction, { doc }) => {
        const most = maxLength();
        if (most === undefined || !transaction.docChanged || transaction.getMeta(isGiven) === true) return true;
        const length = transaction.doc.textContent.length;
        return length <= most || length <= doc.textContent.length;
      },
    }),
  ];
}
