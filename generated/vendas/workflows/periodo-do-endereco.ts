// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  inStep,
  workflow,
} from "trama/runtime";
import * as custom from "../../../designs/vendas/custom";
import { addDays } from "../helpers/add-days";
import * as variables from "../variables";
import { periodoParaEndereco } from "./periodo-para-endereco";

/** Ao abrir uma lista: o período do endereço copiado vale; sem ele, o endereço ganha o que a pessoa já tinha escolhido. */
export const periodoDoEndereco = workflow("periodoDoEndereco", async (run) => {
  if (custom.periodoValido(variables.de.value, variables.ate.value)) {
    batch(() => {
      variables.dataInicio.set(variables.de.value);
      inStep(run, "setVariable dataFim");
      variables.dataFim.set(addDays(variables.ate.value, 1));
    });
  } else {
    await periodoParaEndereco(run);
  }
});
