// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  getByIndex,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { etapas } from "../collections/etapas";
import { oportunidadesQuadro } from "../collections/oportunidades-quadro";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  VwOportunidades,
} from "../tables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";
import { oportunidadeMudou } from "./oportunidade-mudou";

/** Move uma oportunidade; o que falha volta a mostrar onde ela está de verdade. */
export const oportunidadeMover = workflow<{
  readonly id: string;
  readonly etapa: string;
  readonly abaixoDe?: string | null | undefined;
  readonly versao: number;
  readonly volta?: boolean | null | undefined;
}>("oportunidadeMover", async (run, params) => {
  const antes = oportunidadesQuadro.data.value.find((uma) => uma.id === params.id);
  const etapaAntes = antes?.etapa_id ?? "";
  const coluna = oportunidadesQuadro.data.value.filter((uma) => uma.etapa_id === etapaAntes);
  const ao = coluna.findIndex((item) => item.id === params.id);
  const acima = ao > 0
    ? getByIndex(coluna, ao - 1)?.id ?? null
    : null;
  const movida = await supabaseCall<readonly VwOportunidades[]>(run, "rpc_oportunidade_mover", {
    p_depois_de: params.abaixoDe,
    p_etapa: params.etapa,
    p_id: params.id,
    p_versao: params.versao,
  });
  await oportunidadeMudou(run);
  if (etapaAntes === "" || etapaAntes === params.etapa) {
    return;
  }
  await avisar(run, {
    acao: params.volta ?? false ? "" : "desfazerMovida",
    desfazer: params.volta ?? false
      ? null
      : {
        id: params.id,
        versao: movida[0]?.versao ?? 0,
        campo: etapaAntes,
        valor: acima,
      },
    mensagem: `${params.volta ?? false ? "De volta a" : "Movida para"} ${etapas.data.value.find((item) => item.id === params.etapa)?.nome ?? "outra etapa"}.`,
  });
}, {
  onError: async (run, error) => {
    await oportunidadeMudou(run);
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
