// @generated from designs/galeria/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const clockIcon: IconDrawing = [
  ["circle", { cx: "12", cy: "12", r: "10" }],
  ["path", { d: "M12 6v6l4 2" }],
];
