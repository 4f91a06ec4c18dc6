// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { recuperacaoAbrir } from "./recuperacao-abrir";
import { recuperacaoProxima } from "./recuperacao-proxima";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

export const recuperacaoAtenderProxima = workflow("recuperacaoAtenderProxima", async (run) => {
  const havia = await recuperacaoProxima(run);
  if (havia) {
    await recuperacaoAbrir(run, {
      id: variables.recuperacaoAberta.value,
    });
  } else {
    await recuperacoesBuscar(run);
  }
});
