// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const arrowLeftIcon: IconDrawing = [
  ["path", { d: "m12 19-7-7 7-7" }],
  ["path", { d: "M19 12H5" }],
];
