import type { ReactNode } from "react";
import { markup } from "../../../react/markup.ts";
import type { IconDrawing } from "../../props.ts";

const tags = new Set(["path", "circle", "rect", "line", "polyline", "polygon", "ellipse"]);
const attributes = new Set(
  "d cx cy r rx ry x y x1 x2 y1 y2 width height points fill opacity transform fillRule clipRule strokeWidth".split(" "),
);

/** Returns the shapes of an icon, without anything but shapes, and without attributes that do more than draw. */
export const safeShapes = (icon: IconDrawing): IconDrawing =>
  icon
    .filter(([tag]) => tags.has(tag))
    .map(([tag, given]) => [tag, Object.fromEntries(Object.entries(given).filter(([name]) => attributes.has(name)))]);

/** Render the shapes of an icon. */
export const drawIcon = (icon: IconDrawing): ReactNode =>
  safeShapes(icon).map(([tag, given], position) => markup(tag, given, position));

export const check: IconDrawing = [["path", { d: "M20 6 9 17l-5-5" }]];

/** A small decorative icon inside an element, without a name. It may be called, as it uses no hooks. */
export function Glyph({ icon, className }: { readonly icon: IconDrawing; readonly className?: string }): ReactNode {
  return (
    <svg className={className ?? "trama-glyph"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawIcon(icon)}
    </svg>
  );
}
