// @generated from design/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const arrowLeftIcon: IconDrawing = [
  ["path", { d: "M5 12h14" }],
];
