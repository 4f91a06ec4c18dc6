// @generated from designs/vendas/formulas.json. Do not edit.
import { atendimentoAtual } from "./atendimento-atual";

/** O atendimento aberto pode voltar ao valor de antes; de um status nem sempre se volta. */
export function atendimentoDesfazivel(campo: string, antes: string | null | undefined): boolean {
  return campo !== "status" || (atendimentoAtual()?.proximos_status ?? []).includes(antes ?? "");
}
