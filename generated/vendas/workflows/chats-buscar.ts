// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
} from "trama/runtime";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import { chats } from "../collections/chats";
import {
  type ContatoTags,
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
  await fetchCollection(run, chats);
});
