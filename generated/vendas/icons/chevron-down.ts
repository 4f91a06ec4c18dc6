// @generated from designs/vendas/design.json. Do not edit.
import { type Icon } from "trama/runtime/elements/props";

export const chevronDownIcon: Icon = [
  ["path", { d: "m6 9 6 6 6-6" }],
];
