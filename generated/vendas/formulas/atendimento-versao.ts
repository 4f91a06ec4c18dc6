// @generated from designs/vendas/formulas.json. Do not edit.
import { atendimentoAtual } from "./atendimento-atual";

/** A versão que se vê do atendimento da página aberta. */
export function atendimentoVersao(): number {
  return atendimentoAtual()?.versao ?? 0;
}
