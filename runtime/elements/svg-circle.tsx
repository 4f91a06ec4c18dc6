import type { ReactNode } from "react";
import { place, type Shape, size, useShape } from "./parts/shape/shape.ts";
import type { SvgCircleProps } from "./props.ts";

const shape = {
  tag: "circle",
  own: { cx: 0, cy: 0, r: 0 },
  attributes: (own) => ({ cx: place(own.cx), cy: place(own.cy), r: size(own.r) }),
} satisfies Shape<{ cx: number; cy: number; r: number }>;

/** A circle in a drawing. */
export function SvgCircle(props: SvgCircleProps): ReactNode {
  return useShape(props, shape);
}
