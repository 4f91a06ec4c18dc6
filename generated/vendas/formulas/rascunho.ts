// @generated from designs/vendas/formulas.json. Do not edit.
import {
  entry,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** O que se começou a escrever em uma conversa. */
export function rascunho(chat: string): string {
  return entry(variables.rascunhos.value, chat) ?? "";
}
