// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const ate = variable<number>({
  id: "ate",
  type: "number",
  default: 100,
});

export const de = variable<number>({
  id: "de",
  type: "number",
  default: 0,
});

export const desconto = variable<number>({
  id: "desconto",
  type: "number",
  default: 0,
});

export const limite = variable<number>({
  id: "limite",
  type: "number",
  default: 50,
});
