// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { painelDescartar } from "./painel-descartar";
import { recuperacaoProxima } from "./recuperacao-proxima";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

export const recuperacaoAtenderProxima = workflow("recuperacaoAtenderProxima", async (run) => {
  const livre = await painelDescartar(run);
  if (!livre) {
    return;
  }
  await recuperacaoProxima(run);
  await recuperacoesBuscar(run);
});
