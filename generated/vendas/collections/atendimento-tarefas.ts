// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import {
  type VwContatoTarefas,
} from "../tables";

/** As tarefas do atendimento aberto que a pessoa pode ver. */
export const atendimentoTarefas = supabaseCollection<VwContatoTarefas>({
  id: "atendimentoTarefas",
  table: "vw_contato_tarefas",
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
