import type { HTMLAttributes, MouseEvent, ReactElement, Ref } from "react";
import { takeButtonRole } from "../../../react/button-role.ts";
import type { ElementRoot } from "../../../react/element.tsx";
import { markup } from "../../../react/markup.ts";

/** What a text with a tag renders. */
export interface TextRoot {
  readonly tag: string;
  readonly attributes: HTMLAttributes<HTMLElement>;
  /** The markup of a link or a button inside the root, around its content. */
  readonly inner: ((attributes: object) => ReactElement) | undefined;
}

/** Tags without a meaning that a link would hide, and `button`, which cannot contain a link. */
const replaced = new Set(["p", "div", "span", "button"]);

/**
 * Places the link of a text: inside a tag with a meaning, such as `h1`; otherwise the root is an `a`.
 *
 * A link without an address is a button, whose role would hide such a tag too.
 */
export function textRoot({ attributes, link, hasButtonLink }: ElementRoot<HTMLElement>, tag: string): TextRoot {
  if (hasButtonLink && !replaced.has(tag))
    return {
      tag,
      attributes: marked(attributes, "button"),
      inner: (more) => markup("span", { ...more, ref: asButton }),
    };
  if (!link) return { tag, attributes, inner: undefined };
  if (replaced.has(tag)) return { tag: "a", attributes: { ...attributes, ...link.attributes }, inner: undefined };
  const { onClick } = attributes;
  return {
    tag,
    attributes: { ...marked(attributes, ""), onClick: (event) => press(event, onClick) },
    inner: (more) => markup("a", { ...link.attributes, ...more }),
  };
}

const marked = (attributes: HTMLAttributes<HTMLElement>, kind: string) => ({ ...attributes, "data-link": kind });

const asButton: Ref<HTMLElement> = (node) => (node ? takeButtonRole(node) : undefined);

/** The whole element is the link: a click beside the text, such as on the padding, becomes one on the `a`. */
function press(event: MouseEvent<HTMLElement>, onClick: HTMLAttributes<HTMLElement>["onClick"]): void {
  if (event.target === event.currentTarget)
    event.currentTarget.firstElementChild?.dispatchEvent(new MouseEvent("click", event.nativeEvent));
  else onClick?.(event);
}
