// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  inStep,
  workflow,
} from "trama/runtime";
import { periodoPadrao } from "../formulas/periodo-padrao";
import { addDays } from "../helpers/add-days";
import * as variables from "../variables";

/** O endereço diz o período, para que uma cópia dele mostre o mesmo; o padrão não precisa. */
export const periodoParaEndereco = workflow("periodoParaEndereco", (run) => {
  const padrao = periodoPadrao();
  batch(() => {
    variables.de.set(padrao ? "" : variables.dataInicio.value);
    inStep(run, "setVariable ate");
    variables.ate.set(padrao
      ? ""
      : addDays(variables.dataFim.value, -1));
  });
});
