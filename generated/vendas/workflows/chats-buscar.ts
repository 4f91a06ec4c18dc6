// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
} from "trama/runtime";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import { chats } from "../collections/chats";
import type {
  ContatoTags,
  VwChats,
} from "../tables";
import * as variables from "../variables";

/** Busca as conversas da aba e dos filtros. */
export const chatsBuscar = latestWorkflow("chatsBuscar", async (run) => {
  if (variables.tag.value === "") {
    variables.contatosDaTag.set([]);
  } else {
    const comTag = await supabaseSelect<Pick<ContatoTags, "contato_id">>(run, {
      table: "contato_tags",
      match: {
        tag_id: variables.tag.value,
      },
      columns: ["contato_id"],
    });
    variables.contatosDaTag.set(comTag.map((uma) => uma.contato_id));
  }
  if (variables.semResposta.value) {
    const esperam = await supabaseSelect<Pick<VwChats, "id">>(run, {
      table: "vw_chats",
      match: { sem_resposta: true },
      columns: ["id"],
    });
    variables.chatsSemResposta.set(esperam.map((item) => item.id));
  }
  await fetchCollection(run, chats);
});
