// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { recuperacaoProxima } from "./recuperacao-proxima";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

export const recuperacaoAtenderProxima = workflow("recuperacaoAtenderProxima", async (run) => {
  await recuperacaoProxima(run);
  await recuperacoesBuscar(run);
});
