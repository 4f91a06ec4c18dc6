// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  log,
  workflow,
} from "trama/runtime";
import { etapas } from "../collections/etapas";
import { pipelines } from "../collections/pipelines";
import { pipelinesBuscar } from "./pipelines-buscar";

/** Os pipelines e as etapas, e depois o que a página mostra do que está aberto. */
export const pipelinesAbrir = workflow("pipelinesAbrir", async (run) => {
  await fetchCollections(run, [
    pipelines,
    etapas,
  ]);
  await pipelinesBuscar(run);
}, {
  onError: (run) => {
    log(run, "os pipelines não vieram; a página mostra o erro");
  },
});
