// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const listFilterIcon: IconDrawing = [
  ["path", { d: "M2 5h20" }],
  ["path", { d: "M6 12h12" }],
  ["path", { d: "M9 19h6" }],
];
