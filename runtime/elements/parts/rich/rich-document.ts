import { DOMParser, DOMSerializer, type Node, Schema } from "prosemirror-model";

const headings = [1, 2, 3, 4, 5, 6];

/** What a formatted text may contain. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    blockquote: {
      content: "block+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    heading: {
      attrs: { level: { default: 2 } },
      content: "inline*",
      group: "block",
      defining: true,
      parseDOM: headings.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: (node) => [`h${node.attrs.level}`, 0],
    },
    codeBlock: {
      content: "text*",
      marks: "",
      group: "block",
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    bulletList: { content: "listItem+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    orderedList: {
      attrs: { start: { default: 1 } },
      content: "listItem+",
      group: "block",
      parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: Number(list.getAttribute("start") ?? 1) || 1 }) }],
      toDOM: (node) => (node.attrs.start === 1 ? ["ol", 0] : ["ol", { start: node.attrs.start }, 0]),
    },
    listItem: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    text: { group: "inline" },
    lineBreak: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
      toDOM: (mark) => ["a", { href: mark.attrs.href }, 0],
    },
    bold: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    italic: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    underline: { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] },
    strike: { parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }], toDOM: () => ["s", 0] },
    code: { excludes: "_", parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});

const parser = DOMParser.fromSchema(richSchema);
const serializer = DOMSerializer.fromSchema(richSchema);

/** Returns the document of sanitised nodes. */
export const documentOf = (content: DocumentFragment): Node => parser.parse(content);

/** Returns the HTML of a document. */
export function htmlOf(document_: Node): string {
  const holder = document.createElement("div");
  holder.append(serializer.serializeFragment(document_.content));
  return holder.innerHTML;
}
