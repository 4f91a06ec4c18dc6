import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Returns the elements of HTML as a browser parses them, including those in templates and SVG. */
export const elementsOf = (html: string): readonly Element[] => elementsIn(parseFragment(html));

function elementsIn(node: Node): readonly Element[] {
  const children = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  const below = children.flatMap(elementsIn);
  return defaultTreeAdapter.isElementNode(node) ? [node, ...below] : below;
}

/** The text of a script or style sheet, which browsers hash. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : "")).join("");

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The different values of `style` attributes. */
export const inlineStyles = (html: string): readonly string[] => [
  ...new Set(elementsOf(html).flatMap((element) => attributeOf(element, "style") ?? [])),
];
