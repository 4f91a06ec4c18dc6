// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import type {
  VwContatoTarefas,
} from "../tables";

export type AtendimentoTarefasRow = Pick<
  VwContatoTarefas,
    | "criado_por"
    | "descricao"
    | "id"
    | "prioridade"
    | "responsavel_id"
    | "status"
    | "titulo"
    | "vence_em"
>;

/** As tarefas do atendimento aberto que a pessoa pode ver. */
export const atendimentoTarefas = supabaseCollection<AtendimentoTarefasRow>({
  id: "atendimentoTarefas",
  table: "vw_contato_tarefas",
  select: "id,criado_por,descricao,prioridade,responsavel_id,status,titulo,vence_em",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "atendimento_id",
        operator: "eq",
        value: atendimentoAtual()?.id ?? "",
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 50,
});
