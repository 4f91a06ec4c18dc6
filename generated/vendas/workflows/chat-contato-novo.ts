// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  contatoRapido,
} from "../popups";
import { avisar } from "./avisar";
import { chatAbrir } from "./chat-abrir";
import { chatsBuscar } from "./chats-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Cria um contato e abre a conversa com ele. */
export const chatContatoNovo = workflow("chatContatoNovo", async (run) => {
  const criado = await openPopup(run, contatoRapido, { origem: "chat" });
  if (!criado) {
    return;
  }
  const novo = toText(criado);
  await avisar(run, {
    acao: "abrirContato",
    contato: novo,
    mensagem: "Contato criado.",
  });
  const chat = await supabaseCall<string>(run, "rpc_chat_abrir", {
    p_contato: novo,
  });
  await chatsBuscar(run);
  await chatAbrir(run, {
    id: chat,
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
