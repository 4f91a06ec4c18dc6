import { createElement, type ReactNode } from "react";
import type { IconDrawing } from "../../props.ts";

const tags = new Set(["path", "circle", "rect", "line", "polyline", "polygon", "ellipse"]);
const attributes =
  /^(d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|fill|opacity|transform|fillRule|clipRule|strokeWidth)$/;

/** The shapes of an icon. Anything that is no shape, and any attribute that does more than draw, is left out. */
export function drawIcon(icon: IconDrawing): ReactNode {
  return icon.map(([tag, given], position) => {
    if (!tags.has(tag)) return null;
    const safe = Object.fromEntries(Object.entries(given).filter(([name]) => attributes.test(name)));
    return createElement(tag, { ...safe, key: position });
  });
}

export const check: IconDrawing = [["path", { d: "M20 6 9 17l-5-5" }]];

/** A small icon inside an element; decoration, never named. */
export function Glyph({ icon, className }: { readonly icon: IconDrawing; readonly className?: string }): ReactNode {
  return (
    <svg className={className ?? "trama-glyph"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawIcon(icon)}
    </svg>
  );
}
