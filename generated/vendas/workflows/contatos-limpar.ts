// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { contatosFiltrar } from "./contatos-filtrar";

/** Tira a busca e todos os filtros. */
export const contatosLimpar = workflow("contatosLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.tag,
    variables.origem,
    variables.responsavel,
    variables.compradores,
    variables.criadoDe,
    variables.criadoAte,
  ]);
  await contatosFiltrar(run);
});
