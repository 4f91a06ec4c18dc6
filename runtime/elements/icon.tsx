import { createElement, type ReactNode } from "react";
import { useElement } from "../react/element.tsx";
import type { PlainType } from "../rows/row-template.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { drawIcon } from "./parts/look/svg.tsx";
import type { IconDrawing, IconProps } from "./props.ts";

interface Resolved {
  readonly icon: IconDrawing;
  readonly size: string | undefined;
  readonly color: string | undefined;
  readonly strokeWidth: number;
  readonly ariaLabel: string;
}

const defaults: Resolved = { icon: [], size: undefined, color: undefined, strokeWidth: 2, ariaLabel: "" };

/** An icon in the colour of the text. Decorative unless it has a name. */
export function Icon(props: IconProps): ReactNode {
  const root = useElement<SVGSVGElement>(props, "icon", { isPlain: true });
  const { attributes, link } = root;
  const { icon, size, color, strokeWidth, ariaLabel } = root.values<Resolved>(props, defaults);
  const style: CustomProperties = { "--trama-size": css(size), color: css(color) };
  const drawing = drawIcon(icon);
  const svg = { viewBox: "0 0 24 24", strokeWidth };
  if (link) {
    return createElement(
      "a",
      { ...attributes, ...link.attributes, "aria-label": ariaLabel || undefined, style },
      createElement("svg", { ...svg, "aria-hidden": true, className: "trama-icon-drawing" }, drawing),
    );
  }
  const name = ariaLabel === "" ? { "aria-hidden": true } : { role: "img", "aria-label": ariaLabel };
  return createElement("svg", { ...attributes, ...svg, ...name, style }, drawing);
}

Icon.plain = { type: "icon", tag: "svg" } satisfies PlainType;
