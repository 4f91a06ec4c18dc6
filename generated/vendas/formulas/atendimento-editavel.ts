// @generated from designs/vendas/formulas.json. Do not edit.
import { atendimentoAtual } from "./atendimento-atual";
import { podeEditar } from "./pode-editar";

/** A pessoa pode mudar o atendimento da página aberta; um fechado não se muda. */
export function atendimentoEditavel(): boolean {
  const atual = atendimentoAtual();
  return podeEditar() &&
    atual != null &&
    atual.status !== "fechado";
}
