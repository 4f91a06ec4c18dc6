// @generated from designs/vendas/formulas.json. Do not edit.
import {
  get,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { fraseErro } from "./frase-erro";

/** O que dizer de um erro do servidor, com os nomes que ele traz. */
export function mensagemErro(erro: unknown): string {
  return custom.preencher(fraseErro(erro), get(erro, "data", "details"));
}
