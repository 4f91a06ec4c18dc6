// @generated from designs/vendas/design.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";

export const mergeIcon: IconDrawing = [
  ["path", { d: "m8 6 4-4 4 4" }],
  ["path", { d: "M12 2v10.3a4 4 0 0 1-1.172 2.872L4 22" }],
  ["path", { d: "m20 22-5-5" }],
];
