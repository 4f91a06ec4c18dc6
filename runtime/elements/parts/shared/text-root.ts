import type { HTMLAttributes, MouseEvent } from "react";
import type { ElementRoot } from "../../../react/element.tsx";

/** What a text with a tag renders. */
export interface TextRoot {
  readonly tag: string;
  readonly attributes: HTMLAttributes<HTMLElement>;
  /** The attributes of an `a` inside the root, around its content. */
  readonly inner: HTMLAttributes<HTMLElement> | undefined;
}

/** Tags without a meaning that a link would hide, and `button`, which cannot contain a link. */
const replaced = new Set(["p", "div", "span", "button"]);

/** Places the link of a text: inside a tag with a meaning, such as `h1`; otherwise the root is an `a`. */
export function textRoot({ attributes, link }: ElementRoot<HTMLElement>, tag: string): TextRoot {
  if (!link) return { tag, attributes, inner: undefined };
  if (replaced.has(tag)) return { tag: "a", attributes: { ...attributes, ...link.attributes }, inner: undefined };
  const { onClick } = attributes;
  const marked = { ...attributes, "data-link": "", onClick: (event: MouseEvent<HTMLElement>) => press(event, onClick) };
  return { tag, attributes: marked, inner: link.attributes };
}

/** The whole element is the link: a click beside the text, such as on the padding, becomes one on the `a`. */
function press(event: MouseEvent<HTMLElement>, onClick: HTMLAttributes<HTMLElement>["onClick"]): void {
  if (event.target === event.currentTarget)
    event.currentTarget.firstElementChild?.dispatchEvent(new MouseEvent("click", event.nativeEvent));
  else onClick?.(event);
}
