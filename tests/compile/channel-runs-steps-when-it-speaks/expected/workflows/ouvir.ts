// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  supabaseBroadcast,
  supabaseSelect,
  supabaseSubscribe,
} from "trama/runtime/plugins/supabase";
import type {
  Mensagens,
} from "../tables";
import * as variables from "../variables";

export const ouvir = workflow<{ readonly chat: string }>("ouvir", async (run, params) => {
  const lida = await supabaseSelect<Mensagens>(run, {
    table: "mensagens",
    single: true,
  });
  await supabaseSubscribe<Mensagens, string>(run, {
    channel: `chat-${params.chat}`,
    table: "mensagens",
    event: "INSERT",
    filter: {
      field: "chat_id",
      operator: "eq",
      value: params.chat,
    },
    since: "criado_em",
    onChange: async (run, event) => {
      variables.ultima.set(event.row.texto);
      if (event.key === lida?.id || event.row.chat_id === params.chat) {
        await supabaseBroadcast(run, {
          channel: event.channel,
          event: "lida",
          payload: {
            id: event.key,
          },
        });
      }
    },
    onStatus: (run, event) => {
      log(run, `${event.channel}: ${event.status} ${event.message}`);
    },
  });
});
