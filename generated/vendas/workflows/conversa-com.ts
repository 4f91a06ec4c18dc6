// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { conversaMostrar } from "./conversa-mostrar";
import { mostrarErro } from "./mostrar-erro";

/** A conversa com um contato, uma nova se ainda não há; com um texto, ele espera para ser enviado. */
export const conversaCom = workflow<{
  readonly contato: string;
  readonly texto?: string | null | undefined;
}>("conversaCom", async (run, params) => {
  if (variables.salvando.value !== "") {
    return;
  }
  variables.salvando.set("conversaCom");
  const chat = await supabaseCall<string>(run, "rpc_chat_abrir", {
    p_contato: params.contato,
  });
  batch(() => {
    if ((params.texto ?? "") !== "") {
      variables.rascunhos.setAt(chat, params.texto ?? "");
    }
    variables.salvando.set("");
  });
  await conversaMostrar(run, {
    id: chat,
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
