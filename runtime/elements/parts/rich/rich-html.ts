import { sanitiseRichText } from "../embed/sanitise.ts";

/** Formatted text: its nodes, and what the element's variables hold. */
export interface RichContent {
  readonly content: DocumentFragment;
  /** Empty without text. */
  readonly html: string;
  readonly text: string;
}

/** Returns HTML as formatted text, without anything but formatting. */
export function richContent(given: string, label: string): RichContent {
  const content = sanitiseRichText(given, label);
  const text = textIn(content);
  if (text.trim() === "") return { content: document.createDocumentFragment(), html: "", text: "" };
  const holder = document.createElement("template");
  holder.content.append(content.cloneNode(true));
  return { content, html: holder.innerHTML, text };
}

const blocks = "P,H1,H2,H3,H4,H5,H6,UL,OL,LI,BLOCKQUOTE,PRE,HR".split(",");

/** Returns the text of nodes, one line per block. */
function textIn(content: DocumentFragment): string {
  let text = "";
  const visit = (node: Node): void => {
    const isBlock = blocks.includes(node.nodeName);
    if (isBlock && text !== "" && !text.endsWith("\n")) text += "\n";
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    if (node.nodeName === "BR") text += "\n";
    node.childNodes.forEach(visit);
    if (isBlock && !text.endsWith("\n")) text += "\n";
  };
  content.childNodes.forEach(visit);
  return text.trimEnd();
}
