// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Resolve, adia ou reabre uma conversa; diz se deu certo. */
export const chatMudarStatus = workflow<{
  readonly id: string;
  readonly status: "aberto" | "pendente" | "adiado" | "resolvido";
  readonly ate?: string | null | undefined;
  readonly aviso: string;
}, boolean>("chatMudarStatus", async (run, params) => {
  variables.salvando.set("chatStatus");
  await supabaseCall(run, "rpc_chat_status", {
    p_ate: params.ate,
    p_chat: params.id,
    p_status: params.status,
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: params.aviso,
  });
  return true;
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
    return false;
  },
});
