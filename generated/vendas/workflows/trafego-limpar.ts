// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { trafegoFiltrar } from "./trafego-filtrar";

export const trafegoLimpar = workflow("trafegoLimpar", async (run) => {
  resetVariables([
    variables.campanha,
    variables.conjunto,
    variables.contaAnuncio,
    variables.q,
    variables.nivel,
  ]);
  await trafegoFiltrar(run);
});
