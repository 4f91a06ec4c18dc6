// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { periodoParaEndereco } from "./periodo-para-endereco";
import { trafegoFiltrar } from "./trafego-filtrar";

export const trafegoPeriodo = workflow<{
  readonly inicio: string;
  readonly fim: string;
}>("trafegoPeriodo", async (run, params) => {
  batch(() => {
    variables.dataInicio.set(params.inicio);
    variables.dataFim.set(params.fim);
  });
  await periodoParaEndereco(run);
  await trafegoFiltrar(run);
});
