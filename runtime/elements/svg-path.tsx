import type { ReactNode } from "react";
import { type Shape, useShape } from "./parts/shape/shape.ts";
import type { SvgPathProps } from "./props.ts";

const shape: Shape<{ readonly d: string }> = {
  tag: "path",
  own: { d: "" },
  attributes: ({ d }) => ({ d: isPath(d) ? d : "" }),
};

/** SVG reports an error for other characters. */
const isPath = (commands: string): boolean => /^[MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/.test(commands);

/** A path in a drawing. */
export function SvgPath(props: SvgPathProps): ReactNode {
  return useShape(props, shape);
}
