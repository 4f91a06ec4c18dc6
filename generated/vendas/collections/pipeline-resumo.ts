// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { pipelineAtual } from "../formulas/pipeline-atual";
import { pipelineFiltro } from "../formulas/pipeline-filtro";
import * as variables from "../variables";

export type PipelineResumoRow = {
  readonly abertas: number;
  readonly etapas: readonly {
    readonly id: string;
    readonly paradas: number;
    readonly ponderado_centavos: number;
    readonly qtd: number;
    readonly valor_centavos: number;
  }[];
  readonly ganhas: number;
  readonly outras_moedas: number;
  readonly paradas: number;
  readonly perdidas: number;
  readonly ponderado_centavos: number;
  readonly taxa?: number | null | undefined;
  readonly valor_centavos: number;
};

/** As somas do quadro aberto, por etapa e no todo. */
export const pipelineResumo = supabaseCollection<PipelineResumoRow>({
  id: "pipelineResumo",
  function: "rpc_pipeline_resumo",
  single: true,
  autoFetch: false,
  args: () => ({
    p_filtros: pipelineFiltro(),
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
    p_pipeline: custom.uuidOuNulo(pipelineAtual()?.id ?? ""),
  }),
});
