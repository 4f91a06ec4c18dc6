import type { ReactNode } from "react";
import { markup } from "../react/markup.ts";
import type { PlainType } from "../rows/row-template.ts";
import { useBox } from "./parts/look/box.tsx";
import type { BaseProps } from "./props.ts";

/** A plain box. */
export function Base(props: BaseProps): ReactNode {
  const { tag, attributes, content } = useBox(props, "base");
  return markup(tag, { ...attributes, children: content });
}

Base.plain = {
  type: "base",
  tag: "div",
  // A video needs the component.
  style: (props: BaseProps) => (props.backgroundVideo === undefined ? {} : undefined),
} satisfies PlainType;
