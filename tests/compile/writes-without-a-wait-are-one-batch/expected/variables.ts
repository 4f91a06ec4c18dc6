// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const ate = variable<number>({
  id: "ate",
  type: "number",
  default: 0,
});

export const de = variable<number>({
  id: "de",
  type: "number",
  default: 0,
});

export const nome = variable<string>({
  id: "nome",
  type: "string",
  default: "",
});
