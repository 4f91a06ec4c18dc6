import { createElement, type ReactNode } from "react";
import { useProps } from "../element.tsx";
import { useBox } from "./parts/box.tsx";
import { type CustomProperties, css } from "./parts/css.ts";
import type { FlexboxProps } from "./props.ts";

interface Layout {
  readonly direction: "row" | "column";
  readonly wrap: boolean;
  readonly justifyContent: string;
  readonly alignItems: string;
  readonly rowGap: string;
  readonly columnGap: string;
  readonly reverse: boolean;
  readonly pushLast: boolean;
}

const defaults: Layout = {
  direction: "row",
  wrap: false,
  justifyContent: "flex-start",
  alignItems: "stretch",
  rowGap: "0",
  columnGap: "0",
  reverse: false,
  pushLast: false,
};

/** A box that lays out its children in a row or a column. The style sheet reads the layout from custom properties. */
export function Flexbox(props: FlexboxProps): ReactNode {
  const { tag, attributes, label } = useBox(props, "flexbox");
  const layout = useProps<Layout>(props, defaults, label);
  const { direction, reverse } = layout;
  const style: CustomProperties = {
    "--trama-direction": reverse ? `${direction}-reverse` : changed(direction, "row"),
    "--trama-wrap": layout.wrap ? "wrap" : undefined,
    "--trama-justify": changed(layout.justifyContent, defaults.justifyContent),
    "--trama-align": changed(layout.alignItems, defaults.alignItems),
    "--trama-row-gap": css(changed(layout.rowGap, defaults.rowGap)),
    "--trama-column-gap": css(changed(layout.columnGap, defaults.columnGap)),
  };
  const push = pushedSide(layout.pushLast, direction, reverse);
  return createElement(tag, { ...attributes, style, "data-push": push }, props.children);
}

const changed = (value: string, initial: string): string | undefined => (value === initial ? undefined : value);

/** The side of the last child that takes the free room, when it is pushed away from the others. */
export function pushedSide(isOn: boolean, direction: "row" | "column", isReversed: boolean): string | undefined {
  if (!isOn) return undefined;
  return `${direction === "row" ? "inline" : "block"}-${isReversed ? "end" : "start"}`;
}
