// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const colunas = variable<readonly {
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "colunas",
  type: "array",
  default: [
    { id: "valor", nome: "Valor" },
    { id: "status", nome: "Status" },
  ],
});
