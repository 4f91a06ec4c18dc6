// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
} from "trama/runtime";
import { importacoes } from "../collections/importacoes";

export const importacoesBuscar = latestWorkflow("importacoesBuscar", async (run) => {
  await fetchCollection(run, importacoes);
});
