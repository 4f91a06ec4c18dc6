// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  pipeline,
} from "../popups";
import { pipelinesAbrir } from "./pipelines-abrir";

/** Um pipeline novo, já com uma etapa. */
export const pipelineCriar = workflow("pipelineCriar", async (run) => {
  const gravou = await openPopup(run, pipeline);
  if (!gravou) {
    return;
  }
  await pipelinesAbrir(run);
});
