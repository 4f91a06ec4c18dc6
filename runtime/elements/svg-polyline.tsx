import type { ReactNode } from "react";
import { corners, type Shape, useShape } from "./parts/shape/shape.ts";
import type { SvgPolylineProps } from "./props.ts";

const shape: Shape<{ readonly points: string | readonly unknown[] }> = {
  tag: "polyline",
  isOutlined: true,
  own: { points: "" },
  attributes: (own) => ({ points: corners(own.points) }),
};

/** Connected lines in a drawing. */
export function SvgPolyline(props: SvgPolylineProps): ReactNode {
  return useShape(props, shape);
}
