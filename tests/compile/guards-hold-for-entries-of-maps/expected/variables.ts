// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const precos = variable<Readonly<Record<string, number>>>({
  id: "precos",
  type: "object",
  default: {},
});

export const produto = variable<string>({
  id: "produto",
  type: "string",
  default: "",
});

export const total = variable<number>({
  id: "total",
  type: "number",
  default: 0,
});
