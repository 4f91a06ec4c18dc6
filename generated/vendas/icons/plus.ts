// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const plusIcon: IconDrawing = [
  ["path", { d: "M5 12h14" }],
  ["path", { d: "M12 5v14" }],
];
