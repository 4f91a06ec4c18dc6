// @generated from designs/vendas/formulas.json. Do not edit.
import type { EtapasRow } from "../collections/etapas";
import { etapas } from "../collections/etapas";
import { pipelineAtual } from "./pipeline-atual";

/** As etapas do pipeline que a página mostra, em ordem. */
export function pipelineEtapas(): readonly EtapasRow[] {
  return etapas.data.value.filter((etapa) => etapa.pipeline_id === pipelineAtual()?.id);
}
