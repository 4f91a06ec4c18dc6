// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

export const chatTransferir = workflow<{
  readonly id: string;
  readonly responsavel: string;
}>("chatTransferir", async (run, params) => {
  variables.salvando.set("chatTransferir");
  await supabaseCall(run, "rpc_chat_transferir", {
    p_chat: params.id,
    p_responsavel: ifEmpty(params.responsavel, null),
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: params.responsavel === ""
      ? "Conversa sem responsável."
      : `Conversa com ${nomeDaPessoa(params.responsavel)}.`,
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
