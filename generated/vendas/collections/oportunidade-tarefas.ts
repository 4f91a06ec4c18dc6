// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwContatoTarefas,
} from "../tables";
import * as variables from "../variables";

export type OportunidadeTarefasRow = Pick<
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

/** As tarefas da oportunidade aberta que a pessoa pode ver. */
export const oportunidadeTarefas = supabaseCollection<OportunidadeTarefasRow>({
  id: "oportunidadeTarefas",
  table: "vw_contato_tarefas",
  select: "id,criado_por,descricao,prioridade,responsavel_id,status,titulo,vence_em",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "oportunidade_id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.oportunidade.value),
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 50,
});
