// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { chatAberto } from "../collections/chat-aberto";
import { chats } from "../collections/chats";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Só uma pessoa assume; quem chega depois sabe quem foi. */
export const chatAssumir = workflow<{ readonly id: string }>("chatAssumir", async (run, params) => {
  variables.salvando.set("chatAssumir");
  await supabaseCall(run, "rpc_chat_assumir", {
    p_chat: params.id,
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: "Conversa assumida.",
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await fetchCollections(run, [
      chatAberto,
      chats,
    ]);
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
