// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import {
  type VwContatoTarefas,
} from "../tables";
import * as variables from "../variables";

/** As tarefas da oportunidade aberta que a pessoa pode ver. */
export const oportunidadeTarefas = supabaseCollection<VwContatoTarefas>({
  id: "oportunidadeTarefas",
  table: "vw_contato_tarefas",
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
