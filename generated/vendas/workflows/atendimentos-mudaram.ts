// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { atendimentosNovidades } from "./atendimentos-novidades";

/** Conta uma mudança, para que só a última de uma série seja procurada. */
export const atendimentosMudaram = workflow("atendimentosMudaram", async (run) => {
  variables.atendimentosOuvidos.set(variables.atendimentosOuvidos.value + 1);
  await atendimentosNovidades(run, {
    vez: variables.atendimentosOuvidos.value,
  });
});
