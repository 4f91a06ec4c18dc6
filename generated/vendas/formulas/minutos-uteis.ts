// @generated from designs/vendas/formulas.json. Do not edit.
import {
  toNumber,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { conta } from "../collections/conta";

/** Minutos de atendimento entre dois instantes; negativos quando o segundo vem antes. */
export function minutosUteis(de: string, ate: string): number {
  return toNumber(custom.minutosUteis(conta.data.value?.horario_atendimento, de, ate));
}
