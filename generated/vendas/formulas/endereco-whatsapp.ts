// @generated from designs/vendas/formulas.json. Do not edit.
import {
  replace,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";

/** A conversa com um telefone no WhatsApp de quem fala. */
export function enderecoWhatsapp(telefone: string, texto: string): string {
  return telefone === ""
    ? ""
    : `https://wa.me/${replace(telefone, "+", "")}${texto === "" ? "" : `?text=${custom.paraEndereco(texto)}`}`;
}
