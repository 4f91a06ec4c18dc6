// @generated from designs/galeria/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const circleIcon: IconDrawing = [
  ["circle", { cx: "12", cy: "12", r: "10" }],
];
