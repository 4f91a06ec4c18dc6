import type { ReactNode } from "react";
import { place, type Shape, size, useShape } from "./parts/shape/shape.ts";
import type { SvgRectProps } from "./props.ts";

const shape = {
  tag: "rect",
  own: { x: 0, y: 0, width: 0, height: 0, rx: 0 },
  attributes: (own) => ({
    x: place(own.x),
    y: place(own.y),
    width: size(own.width),
    height: size(own.height),
    rx: size(own.rx),
  }),
} satisfies Shape<{ x: number; y: number; width: number; height: number; rx: number }>;

/** A rectangle in a drawing. */
export function SvgRect(props: SvgRectProps): ReactNode {
  return useShape(props, shape);
}
