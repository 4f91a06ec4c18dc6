// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { pipelineAtual } from "../formulas/pipeline-atual";
import { pipelineFiltro } from "../formulas/pipeline-filtro";
import type {
  VwOportunidades,
} from "../tables";
import * as variables from "../variables";

/** Os cartões do quadro aberto, até 50 por etapa. */
export const oportunidadesQuadro = supabaseCollection<VwOportunidades>({
  id: "oportunidadesQuadro",
  function: "rpc_pipeline_cartoes",
  autoFetch: false,
  args: () => ({
    p_filtros: pipelineFiltro(),
    p_limites: variables.quadroLimites.value,
    p_pipeline: custom.uuidOuNulo(pipelineAtual()?.id ?? ""),
  }),
});
