// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { chatAberto } from "../collections/chat-aberto";
import { chatEsperando } from "../formulas/chat-esperando";
import { podeEditar } from "../formulas/pode-editar";
import * as variables from "../variables";
import { chatAbrir } from "./chat-abrir";
import { chatMudarStatus } from "./chat-mudar-status";

/** Resolve a conversa aberta e passa para a próxima que espera resposta. */
export const chatConcluir = workflow("chatConcluir", async (run) => {
  if (
    variables.chat.value === "" ||
      variables.salvando.value !== "" ||
      !podeEditar()
  ) {
    return;
  }
  const proxima = chatEsperando();
  if (chatAberto.data.value?.id !== variables.chat.value || chatAberto.data.value.status !== "resolvido") {
    const feito = await chatMudarStatus(run, {
      aviso: proxima === "" ? "Conversa resolvida. Nenhuma outra espera resposta." : "Conversa resolvida.",
      id: variables.chat.value,
      status: "resolvido",
    });
    if (!feito) {
      return;
    }
  }
  if (proxima === "") {
    return;
  }
  await chatAbrir(run, {
    id: proxima,
  });
});
