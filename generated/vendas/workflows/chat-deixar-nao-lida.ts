// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** A conversa se fecha: aberta, ela voltaria a ser lida. */
export const chatDeixarNaoLida = workflow<{ readonly id: string }>("chatDeixarNaoLida", async (run, params) => {
  variables.chat.set("");
  await supabaseCall(run, "rpc_chat_marcar_nao_lido", {
    p_chat: params.id,
  });
  await avisar(run, {
    mensagem: "Conversa não lida.",
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
