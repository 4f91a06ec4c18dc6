// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  supabaseSelect,
  supabaseSubscribe,
} from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import type {
  Mensagens,
  Usuarios,
} from "../tables";
import * as variables from "../variables";
import { chatRecebida } from "./chat-recebida";

/** Ouve as mensagens da conta, seja qual for a conversa. */
export const chatsOuvir = workflow("chatsOuvir", async (run) => {
  const eu = await supabaseSelect<Pick<Usuarios, "som_notificacao">>(run, {
    table: "usuarios",
    match: {
      id: auth.user.value?.id,
    },
    columns: ["som_notificacao"],
    single: true,
  });
  variables.somLigado.set(eu?.som_notificacao ?? false);
  await supabaseSubscribe<Mensagens, string>(run, {
    channel: "mensagens-da-conta",
    table: "mensagens",
    event: "INSERT",
    since: "criado_em",
    onChange: async (run, event) => {
      await chatRecebida(run, {
        chat: event.row.chat_id,
        direcao: event.row.direcao,
        texto: event.row.conteudo ?? "Anexo",
      });
    },
  });
}, {
  onError: (run) => {
    log(run, "não se ouvem as mensagens da conta");
  },
});
