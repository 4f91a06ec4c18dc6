// @generated from designs/vendas/formulas.json. Do not edit.
import { oportunidadeAtual } from "./oportunidade-atual";
import { podeEditarPagina } from "./pode-editar-pagina";

/** A pessoa pode mudar a oportunidade aberta; uma encerrada não se muda. */
export function oportunidadeEditavel(): boolean {
  return podeEditarPagina("pg-pipelines") && oportunidadeAtual()?.status === "aberta";
}
