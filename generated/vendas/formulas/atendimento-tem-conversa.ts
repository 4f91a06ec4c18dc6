// @generated from designs/vendas/formulas.json. Do not edit.
import { atendimentoAtual } from "./atendimento-atual";
import { podeVerPagina } from "./pode-ver-pagina";

/** O atendimento aberto nasceu de uma conversa, e a pessoa pode vê-la. */
export function atendimentoTemConversa(): boolean {
  return atendimentoAtual()?.chat_id != null && podeVerPagina("pg-chats");
}
