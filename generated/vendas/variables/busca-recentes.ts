// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O que se abriu por último pela busca global, até sair. */
export const buscaRecentes = variable<readonly {
  readonly caminho: string;
  readonly detalhe: string;
  readonly id: string;
  readonly titulo: string;
}[]>({
  id: "buscaRecentes",
  type: "array",
  default: [],
  persist: true,
});
