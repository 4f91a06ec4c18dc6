import type { ReactNode } from "react";
import { corners, type Shape, useShape } from "./parts/shape/shape.ts";
import type { SvgPolygonProps } from "./props.ts";

const shape: Shape<{ readonly points: string | readonly unknown[] }> = {
  tag: "polygon",
  own: { points: "" },
  attributes: (own) => ({ points: corners(own.points) }),
};

/** A closed shape with straight sides in a drawing. */
export function SvgPolygon(props: SvgPolygonProps): ReactNode {
  return useShape(props, shape);
}
