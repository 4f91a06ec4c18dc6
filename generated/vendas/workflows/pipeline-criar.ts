// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  openPopup,
  resetVariables,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import {
  pipeline,
} from "../popups";
import * as variables from "../variables";
import { pipelinesAbrir } from "./pipelines-abrir";

/** Um pipeline novo, já com uma etapa, que se abre sem os filtros do anterior. */
export const pipelineCriar = workflow("pipelineCriar", async (run) => {
  const novo = await openPopup(run, pipeline);
  if (ifEmpty(novo, "") === "") {
    return;
  }
  batch(() => {
    resetVariables([
      variables.q,
      variables.responsavel,
      variables.tag,
      variables.visao,
      variables.etapa,
      variables.pagina,
      variables.quadroLimites,
      variables.ordem,
      variables.direcao,
    ]);
    variables.pipeline.set(novo ?? "");
  });
  await pipelinesAbrir(run);
});
