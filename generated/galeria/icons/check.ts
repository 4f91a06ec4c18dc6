// @generated from designs/galeria/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const checkIcon: IconDrawing = [
  ["path", { d: "M20 6 9 17l-5-5" }],
];
