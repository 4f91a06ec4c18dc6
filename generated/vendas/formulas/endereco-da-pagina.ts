// @generated from designs/vendas/formulas.json. Do not edit.
import {
  replace,
} from "trama/runtime/helpers";
import { auth } from "../auth";

/** O endereço em que uma página se abre sozinha: o próprio perfil, ou um exemplo. */
export function enderecoDaPagina(rota: string): string {
  return replace(replace(replace(replace(rota, ":usuarioId", auth.user.value?.id ?? ""), ":contatoId", "00000000-0000-0000-0000-000000000000"), ":atendimentoId", "AT-2501-00001"), ":chat", "demo");
}
