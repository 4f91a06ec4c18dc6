// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type VwContatoTarefas,
} from "../tables";
import * as variables from "../variables";

/** As tarefas do contato aberto que a pessoa pode ver. */
export const contatoTarefas = supabaseCollection<VwContatoTarefas>({
  id: "contatoTarefas",
  table: "vw_contato_tarefas",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.limite.value,
});
