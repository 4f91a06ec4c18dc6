import type { ReactNode } from "react";
import { useElement } from "../react/element.tsx";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { LoaderProps } from "./props.ts";

interface Resolved {
  readonly color: string | undefined;
  readonly size: string | undefined;
  readonly ariaLabel: string;
}

const defaults: Resolved = { color: undefined, size: undefined, ariaLabel: "" };

/** The number of parts that the style sheet animates for each kind. */
const partCounts = {
  plane: 1,
  chase: 6,
  bounce: 2,
  wave: 5,
  pulse: 1,
  flow: 3,
  swing: 2,
  circle: 12,
  "circle-fade": 12,
  grid: 9,
  fold: 4,
  wander: 3,
} as const;

/** A small animation that indicates waiting. Announced when it has a name, else decorative. */
export function Loader(props: LoaderProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "loader");
  const { attributes } = root;
  const { color, size, ariaLabel } = root.values<Resolved>(props, defaults);
  const kind = props.spinner ?? "plane";
  const style: CustomProperties = { "--trama-size": css(size), color: css(color) };
  return (
    <div
      {...attributes}
      {...(ariaLabel === "" ? { "aria-hidden": true } : { role: "status", "aria-label": ariaLabel })}
      data-kind={kind}
      style={style}
    >
      {Array.from({ length: partCounts[kind] }, (_, position) => {
        const part: CustomProperties = { "--trama-part": position };
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are all alike and never move
        return <i key={position} style={part} />;
      })}
    </div>
  );
}
