// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** O arquivo que leva o texto como legenda: o primeiro que ainda não se mandou enviar. */
export function anexoDoTexto(chat: string): string {
  return variables.anexos.value.find((um) => um.chat_id === chat && um.status === "espera")?.ref ?? "";
}
