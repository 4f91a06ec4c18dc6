import type { ReactNode } from "react";
import { place, type Shape, useShape } from "./parts/shape/shape.ts";
import type { SvgLineProps } from "./props.ts";

const shape = {
  tag: "line",
  isOutlined: true,
  own: { x1: 0, y1: 0, x2: 0, y2: 0 },
  attributes: (own) => ({ x1: place(own.x1), y1: place(own.y1), x2: place(own.x2), y2: place(own.y2) }),
} satisfies Shape<{ x1: number; y1: number; x2: number; y2: number }>;

/** A straight line in a drawing. */
export function SvgLine(props: SvgLineProps): ReactNode {
  return useShape(props, shape);
}
