// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import * as custom from "../../../designs/vendas/custom";
import { primeiroChat } from "../collections/primeiro-chat";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "./mostrar-erro";

/** A conversa de um parâmetro: um id, ou `demo`. */
export const testeChatAbrir = workflow<{ readonly chat: string }>("testeChatAbrir", async (run, params) => {
  if (params.chat === "demo") {
    await fetchCollection(run, primeiroChat);
    variables.chatTesteId.set(primeiroChat.data.value?.id ?? "nenhuma");
  } else {
    variables.chatTesteId.set(custom.eUuid(params.chat) ? params.chat : "nenhuma");
  }
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
