// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const minusIcon: IconDrawing = [
  ["path", { d: "M5 12h14" }],
];
