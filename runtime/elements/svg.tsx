import { createElement, type ReactNode } from "react";
import { useElement } from "../react/element.tsx";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { SvgProps } from "./props.ts";

interface Resolved {
  readonly viewBox: string;
  readonly width: string;
  readonly height: string;
  readonly preserveAspectRatio: "meet" | "slice" | "stretch";
  readonly ariaLabel: string;
}

const defaults: Resolved = {
  viewBox: "0 0 100 100",
  width: "100%",
  height: "auto",
  preserveAspectRatio: "meet",
  ariaLabel: "",
};

const ratios = { meet: undefined, slice: "xMidYMid slice", stretch: "none" } as const;

/** Four numbers, the last two of them not negative. */
const isViewBox = (value: string): boolean => /^\s*(?:-?[\d.]+[\s,]+){2}[\d.]+[\s,]+[\d.]+\s*$/.test(value);

/** A drawing of shapes. */
export function Svg(props: SvgProps): ReactNode {
  const root = useElement<HTMLElement | SVGElement>(props, "svg", { isPlain: true });
  const { attributes, link } = root;
  const state = root.values<Resolved>(props, defaults);
  const style: CustomProperties = {
    "--trama-svg-width": css(state.width),
    "--trama-svg-height": css(state.height),
  };
  const drawing = {
    viewBox: isViewBox(state.viewBox) ? state.viewBox : undefined,
    preserveAspectRatio: ratios[state.preserveAspectRatio],
  };
  const { ariaLabel } = state;
  if (link) {
    return createElement(
      "a",
      { ...attributes, ...link.attributes, style, "aria-label": ariaLabel || undefined },
      createElement("svg", { ...drawing, className: "trama-svg-drawing", "aria-hidden": true }, props.children),
    );
  }
  const isGroup = props.role === "group";
  const name =
    ariaLabel === "" && !isGroup && props.onClick === undefined
      ? { "aria-hidden": true }
      : { role: isGroup ? "group" : props.onClick ? undefined : "img", "aria-label": ariaLabel || undefined };
  return createElement("svg", { ...attributes, ...drawing, ...name, style }, props.children);
}
