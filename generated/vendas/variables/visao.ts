// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Como uma página mostra suas linhas; vazia, Comissões é por beneficiário, e Pipelines o quadro. */
export const visao = variable<string>({
  id: "visao",
  type: "string",
  default: "",
  query: true,
});
