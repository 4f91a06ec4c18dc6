// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const chevronUpIcon: IconDrawing = [
  ["path", { d: "m18 15-6-6-6 6" }],
];
