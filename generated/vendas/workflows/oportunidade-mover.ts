// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { mostrarErro } from "./mostrar-erro";
import { oportunidadeMudou } from "./oportunidade-mudou";

/** Move uma oportunidade; o que falha volta a mostrar onde ela está de verdade. */
export const oportunidadeMover = workflow<{
  readonly id: string;
  readonly etapa: string;
  readonly abaixoDe?: string | null | undefined;
  readonly versao: number;
}>("oportunidadeMover", async (run, params) => {
  await supabaseCall(run, "rpc_oportunidade_mover", {
    p_depois_de: params.abaixoDe,
    p_etapa: params.etapa,
    p_id: params.id,
    p_versao: params.versao,
  });
  await oportunidadeMudou(run);
}, async (run, error) => {
  await oportunidadeMudou(run);
  await mostrarErro(run, {
    mensagem: mensagemErro(error),
  });
});
