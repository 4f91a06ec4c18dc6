// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pedidos = variable<readonly {
  readonly id: number;
  readonly nome: string;
  readonly situacao: "aberta" | "paga";
}[]>({
  id: "pedidos",
  type: "array",
  default: [],
});
