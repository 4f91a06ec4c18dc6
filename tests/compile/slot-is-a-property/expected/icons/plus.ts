// @generated from design/design.json. Do not edit.
import { type Icon } from "trama/runtime/elements/props";

export const plusIcon: Icon = [
  ["path", { d: "M5 12h14" }],
];
