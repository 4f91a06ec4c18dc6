// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { comissoesFiltrar } from "./comissoes-filtrar";
import { periodoParaEndereco } from "./periodo-para-endereco";

export const comissoesPeriodo = workflow<{
  readonly inicio: string;
  readonly fim: string;
}>("comissoesPeriodo", async (run, params) => {
  batch(() => {
    variables.dataInicio.set(params.inicio);
    variables.dataFim.set(params.fim);
  });
  await periodoParaEndereco(run);
  await comissoesFiltrar(run);
});
