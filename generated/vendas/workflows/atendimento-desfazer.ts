// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  workflow,
} from "trama/runtime";
import {
  createObject,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoBuscar } from "./atendimento-buscar";

/** Põe de volta o que uma mudança de atendimento tirou. */
export const atendimentoDesfazer = workflow<{
  readonly mudanca: {
    readonly campo: string;
    readonly id: string;
    readonly valor?: string | null | undefined;
    readonly versao: number;
  } | null | undefined;
}>("atendimentoDesfazer", async (run, params) => {
  if (!params.mudanca) {
    return;
  }
  if (params.mudanca.campo === "status") {
    await supabaseCall(run, "rpc_atendimento_status", {
      p_id: params.mudanca.id,
      p_status: params.mudanca.valor === "aguardando_cliente" ? "aguardando_cliente"
        : params.mudanca.valor === "aguardando_interno" ? "aguardando_interno"
        : "em_atendimento",
      p_versao: params.mudanca.versao,
    });
  } else {
    inStep(run, "supabase.call rpc_atendimento_mudar");
    await supabaseCall(run, "rpc_atendimento_mudar", {
      p_dados: createObject(params.mudanca.campo, params.mudanca.valor),
      p_id: params.mudanca.id,
      p_versao: params.mudanca.versao,
    });
  }
  if (atendimentoAtual()?.id === params.mudanca.id) {
    await atendimentoBuscar(run);
  }
});
