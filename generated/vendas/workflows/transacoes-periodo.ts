// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { periodoParaEndereco } from "./periodo-para-endereco";
import { transacoesFiltrar } from "./transacoes-filtrar";

export const transacoesPeriodo = workflow<{
  readonly inicio: string;
  readonly fim: string;
}>("transacoesPeriodo", async (run, params) => {
  batch(() => {
    variables.dataInicio.set(params.inicio);
    variables.dataFim.set(params.fim);
    variables.todoPeriodo.set(false);
  });
  await periodoParaEndereco(run);
  await transacoesFiltrar(run);
});
