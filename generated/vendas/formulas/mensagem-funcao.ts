// @generated from designs/vendas/formulas.json. Do not edit.
import {
  ifEmpty,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "./mensagem-erro";

/** O que dizer de um erro de uma função do backend, que já vem em uma frase. */
export function mensagemFuncao(erro: unknown): string {
  return ifEmpty(custom.mensagemDaFuncao(erro), () => mensagemErro(erro));
}
