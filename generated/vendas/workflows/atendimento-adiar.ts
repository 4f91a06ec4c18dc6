// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoEditavel } from "../formulas/atendimento-editavel";
import { atendimentoTemConversa } from "../formulas/atendimento-tem-conversa";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { chatAdiar } from "./chat-adiar";

/** Adia a conversa do atendimento aberto. */
export const atendimentoAdiar = workflow("atendimentoAdiar", async (run) => {
  if (
    !atendimentoEditavel() ||
      !podeEditarPagina("pg-chats") ||
      variables.salvando.value !== ""
  ) {
    return;
  }
  if (!atendimentoTemConversa()) {
    await avisar(run, {
      mensagem: "Este atendimento não tem conversa para adiar.",
      tipo: "info",
    });
    return;
  }
  await chatAdiar(run, {
    id: atendimentoAtual()?.chat_id ?? "",
  });
});
