import { createElement, type ReactNode } from "react";
import type { Icon } from "../props.ts";

const tags = new Set(["path", "circle", "rect", "line", "polyline", "polygon", "ellipse"]);
const attributes =
  /^(d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|fill|opacity|transform|fillRule|clipRule|strokeWidth)$/;

/** The shapes of an icon. Anything that is no shape, and any attribute that does more than draw, is left out. */
export function drawIcon(icon: Icon): ReactNode {
  return icon.map(([tag, given], position) => {
    if (!tags.has(tag)) return null;
    const safe = Object.fromEntries(Object.entries(given).filter(([name]) => attributes.test(name)));
    return createElement(tag, { ...safe, key: position });
  });
}

export const chevronDown: Icon = [["path", { d: "m6 9 6 6 6-6" }]];
export const chevronLeft: Icon = [["path", { d: "m15 18-6-6 6-6" }]];
export const chevronRight: Icon = [["path", { d: "m9 18 6-6-6-6" }]];
export const arrowUp: Icon = [["path", { d: "M12 19V5m-7 7 7-7 7 7" }]];
export const arrowDown: Icon = [["path", { d: "M12 5v14m7-7-7 7-7-7" }]];
export const arrowsUpDown: Icon = [["path", { d: "m7 15 5 5 5-5M7 9l5-5 5 5" }]];
export const check: Icon = [["path", { d: "M20 6 9 17l-5-5" }]];
export const cross: Icon = [["path", { d: "M18 6 6 18M6 6l12 12" }]];
export const magnifier: Icon = [
  ["path", { d: "m21 21-4.3-4.3" }],
  ["circle", { cx: "11", cy: "11", r: "8" }],
];

/** A small icon inside an element; decoration, never named. */
export function Glyph({ icon, className }: { readonly icon: Icon; readonly className?: string }): ReactNode {
  return (
    <svg className={className ?? "trama-glyph"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawIcon(icon)}
    </svg>
  );
}
