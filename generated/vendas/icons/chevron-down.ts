// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const chevronDownIcon: IconDrawing = [
  ["path", { d: "m6 9 6 6 6-6" }],
];
