import { createElement, type ReactNode } from "react";
import type { IconDrawing } from "../../props.ts";

const tags = new Set(["path", "circle", "rect", "line", "polyline", "polygon", "ellipse"]);
const attributes =
  /^(d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|fill|opacity|transform|fillRule|clipRule|strokeWidth)$/;

/** Render the shapes of an icon. Leaves out anything but shapes, and attributes that do more than draw. */
export function drawIcon(icon: IconDrawing): ReactNode {
  return icon.map(([tag, given], position) => {
    if (!tags.has(tag)) return null;
    const safe = Object.fromEntries(Object.entries(given).filter(([name]) => attributes.test(name)));
    return createElement(tag, { ...safe, key: position });
  });
}

export const check: IconDrawing = [["path", { d: "M20 6 9 17l-5-5" }]];

/** A small decorative icon inside an element, without a name. */
export function Glyph({ icon, className }: { readonly icon: IconDrawing; readonly className?: string }): ReactNode {
  return (
    <svg className={className ?? "trama-glyph"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawIcon(icon)}
    </svg>
  );
}
