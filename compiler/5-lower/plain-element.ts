import type { LinkedElement, LinkedLiteral, LinkedProp } from "../3-link/linked-design.ts";
import { table } from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import type { MarkupChild, OutputAttribute } from "./output-module.ts";

/** An element that is only a tag: its markup without the children of a box. */
export interface PlainElement {
  readonly tag: string;
  readonly attributes: readonly OutputAttribute[];
  /** The text of a text; undefined for a box. */
  readonly content: readonly MarkupChild[] | undefined;
}

/** Types whose component renders only a tag. */
const plainTypes: ReadonlySet<string> = new Set(["base", "flexbox", "text"]);

/** The attributes for the properties that the component writes to the tag as they are. */
const attributeNames = table({ role: "role", ariaLabel: "aria-label" });

/** Whether a tag has no content and no end tag. */
export const isVoid = (tag: string): boolean => voidTags.has(tag);

const voidTags: ReadonlySet<string> = new Set(["br", "col", "hr", "wbr"]);

/** Roles for which the component adds `aria-live`. */
const liveRoles: ReadonlySet<unknown> = new Set(["alert", "status", "log"]);

/**
 * Returns the tag of an element that has nothing bound and no behaviour, such as a heading with a fixed text.
 *
 * `scope` is the id of the unit around it, as in the classes of the style sheet.
 */
export function plainElement(scope: string, node: LinkedElement): PlainElement | undefined {
  const { look, props } = node;
  if (!plainTypes.has(node.type) || node.link || node.handlers.length > 0 || node.slots.length > 0) return undefined;
  if (look.show || look.states.length > 0 || look.classesWhen.length > 0) return undefined;
  if (look.layers.some(({ declarations }) => declarations.some(({ value }) => value.kind !== "literal")))
    return undefined;
  let tag = elementCatalogue[node.type]?.tag;
  let content: MarkupChild[] | undefined = node.type === "text" ? [] : undefined;
  const classes = [`trama-${node.type}`, `${scope}-${node.id}`, ...look.classes];
  const attributes: OutputAttribute[] = [{ name: "className", value: { kind: "literal", value: classes.join(" ") } }];
  for (const prop of props) {
    if (node.layout.props.has(prop.name)) continue;
    const literal = literalOf(prop);
    if (typeof literal?.value !== "string") return undefined;
    const name = attributeNames[prop.name];
    if (prop.name === "tag") tag = literal.value;
    else if (prop.name === "text" && content) content = literal.value === "" ? [] : [textChild(literal)];
    else if (name === undefined || liveRoles.has(literal.value)) return undefined;
    else attributes.push({ name, value: { kind: "literal", value: literal.value }, from: literal });
  }
  for (const { name, value } of node.attributes) {
    if (value.kind !== "literal") return undefined;
    attributes.push({ name, value: { kind: "literal", value: value.value }, from: value });
  }
  // The component makes it a button that submits no form.
  if (tag === undefined || tag === "button") return undefined;
  return { tag, attributes, content };
}

function literalOf({ base, variants }: LinkedProp): LinkedLiteral | undefined {
  return !variants && base?.kind === "literal" ? base : undefined;
}

const textChild = (literal: LinkedLiteral): MarkupChild => ({
  tag: undefined,
  expression: { kind: "literal", value: literal.value },
  from: literal,
});
