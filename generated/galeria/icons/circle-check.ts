// @generated from designs/galeria/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const circleCheckIcon: IconDrawing = [
  ["circle", { cx: "12", cy: "12", r: "10" }],
  ["path", { d: "m16 9-5.5 5.5L8 12" }],
];
