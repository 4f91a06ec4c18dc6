// @generated from designs/vendas/design.json. Do not edit.
import { type Icon } from "trama/runtime/elements/props";

export const menuIcon: Icon = [
  ["path", { d: "M4 5h16" }],
  ["path", { d: "M4 12h16" }],
  ["path", { d: "M4 19h16" }],
];
