// @generated from designs/vendas/formulas.json. Do not edit.
import {
  get,
  ifEmpty,
  lookup,
} from "trama/runtime/helpers";
import { mensagensErro } from "../collections/mensagens-erro";
import { sessaoTerminou } from "./sessao-terminou";

/** A frase de um erro do servidor, pelo código dele. */
export function fraseErro(erro: unknown): string {
  return lookup(get(erro, "data", "status") === 0 ? "sem_rede" : ifEmpty(get(erro, "data", "code"), () => get(erro, "message")), mensagensErro.data.value, "codigo")?.texto ??
    lookup(get(erro, "message"), mensagensErro.data.value, "codigo")?.texto ??
    (get(erro, "data", "status") === 401 ? sessaoTerminou() : "Algo deu errado do nosso lado. Tente de novo em instantes.");
}
