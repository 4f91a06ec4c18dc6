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
  const dados = get(erro, "data");
  const mensagem = get(erro, "message");
  const frases = mensagensErro.data.value;
  return lookup(get(dados, "status") === 0 ? "sem_rede" : ifEmpty(get(dados, "code"), () => mensagem), frases, "codigo")?.texto ??
    lookup(mensagem, frases, "codigo")?.texto ??
    (get(dados, "status") === 401 ? sessaoTerminou() : "Algo deu errado do nosso lado. Tente de novo em instantes.");
}
