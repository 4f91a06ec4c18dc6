// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const xIcon: IconDrawing = [
  ["path", { d: "M18 6 6 18" }],
  ["path", { d: "m6 6 12 12" }],
];
