// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const aberto = variable<boolean>({
  id: "aberto",
  type: "boolean",
  default: false,
});

export const pedido = variable<{ readonly nome: string } | null>({
  id: "pedido",
  type: "object",
  default: null,
});

export const pedidos = variable<readonly {
  readonly id: number;
  readonly nome: string;
  readonly situacao: "aberta" | "paga";
}[]>({
  id: "pedidos",
  type: "array",
  default: [],
});

export const situacao = variable<"aberta" | "paga">({
  id: "situacao",
  type: "string",
  default: "aberta",
});
