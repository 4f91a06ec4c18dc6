// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatoTarefas,
} from "../tables";
import * as variables from "../variables";

export type ContatoTarefasRow = Pick<
  VwContatoTarefas,
    | "concluida_em"
    | "criado_por"
    | "descricao"
    | "id"
    | "prioridade"
    | "responsavel_id"
    | "responsavel_nome"
    | "status"
    | "titulo"
    | "vence_em"
>;

/** As tarefas do contato aberto que a pessoa pode ver. */
export const contatoTarefas = supabaseCollection<ContatoTarefasRow>({
  id: "contatoTarefas",
  table: "vw_contato_tarefas",
  select: "id,concluida_em,criado_por,descricao,prioridade,responsavel_id,responsavel_nome,status,titulo,vence_em",
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
