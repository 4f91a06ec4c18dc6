// @generated from designs/vendas/workflows.json. Do not edit.
import {
  latestWorkflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";
import { acessoEncerrar } from "./acesso-encerrar";

/** Marca a presença e mostra a que ficou, se não se escolheu outra enquanto isso. Quem teve o acesso desativado sai. */
export const presencaDizer = latestWorkflow<{ readonly presenca?: "online" | "ausente" | "offline" | null | undefined }>("presencaDizer", async (run, params) => {
  const marcada = await supabaseCall<"online" | "ausente" | "offline" | null>(run, "rpc_presenca_marcar", {
    p_presenca: params.presenca,
  });
  if (marcada == null) {
    await acessoEncerrar(run);
    return;
  }
  variables.presenca.set(marcada);
});
