import type { ReactNode } from "react";
import { place, type Shape, size, useShape } from "./parts/shape/shape.ts";
import type { SvgEllipseProps } from "./props.ts";

const shape = {
  tag: "ellipse",
  own: { cx: 0, cy: 0, rx: 0, ry: 0 },
  attributes: (own) => ({ cx: place(own.cx), cy: place(own.cy), rx: size(own.rx), ry: size(own.ry) }),
} satisfies Shape<{ cx: number; cy: number; rx: number; ry: number }>;

/** An ellipse in a drawing. */
export function SvgEllipse(props: SvgEllipseProps): ReactNode {
  return useShape(props, shape);
}
