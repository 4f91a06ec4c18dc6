// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const idade = variable<number>({
  id: "idade",
  type: "number",
  default: 0,
});

export const nome = variable<string>({
  id: "nome",
  type: "string",
  default: "",
});

export const outro = variable<string>({
  id: "outro",
  type: "string",
  default: "",
});

export const valores = variable<readonly number[]>({
  id: "valores",
  type: "array",
  default: [],
});
