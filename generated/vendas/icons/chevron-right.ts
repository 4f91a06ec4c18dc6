// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const chevronRightIcon: IconDrawing = [
  ["path", { d: "m9 18 6-6-6-6" }],
];
