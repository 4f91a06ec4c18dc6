import { createElement, type ReactNode } from "react";

import { fixedValues } from "../react/element.tsx";
import type { PlainType } from "../rows/row-template.ts";
import { moveFocus } from "./parts/layer/arrow-focus.ts";
import { useBox } from "./parts/look/box.tsx";
import { type LineLayout, lineDefaults, lineStyle, pushedSide } from "./parts/look/line-layout.ts";
import type { FlexboxProps } from "./props.ts";

interface Layout extends LineLayout {
  readonly direction: "row" | "column";
  readonly wrap: boolean;
}

const defaults: Layout = { ...lineDefaults, direction: "row", wrap: false };

/** A box that lays out its children in a row or a column. The style sheet reads the layout from custom properties. */
export function Flexbox(props: FlexboxProps): ReactNode {
  const { tag, attributes, root, content } = useBox(
    props,
    "flexbox",
    props.arrowKeys ? (event) => moveFocus(event, layout.direction) : undefined,
  );
  const layout = root.values<Layout>(props, defaults);
  const { direction, wrap } = layout;
  const style = lineStyle(layout, direction, wrap);
  return createElement(tag, { ...attributes, style, "data-push": pushedSide(layout, direction) }, content);
}

Flexbox.plain = {
  type: "flexbox",
  tag: "div",
  style: (props: FlexboxProps) => {
    const layout = fixedValues<Layout>(props, defaults);
    // These need the component.
    if (layout === undefined || layout.pushLast || props.arrowKeys || props.backgroundVideo !== undefined)
      return undefined;
    return lineStyle(layout, layout.direction, layout.wrap);
  },
} satisfies PlainType;
