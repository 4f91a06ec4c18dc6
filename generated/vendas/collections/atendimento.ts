// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwAtendimentos,
} from "../tables";
import * as variables from "../variables";

/** O atendimento da página aberta. */
export const atendimento = supabaseCollection<VwAtendimentos>({
  id: "atendimento",
  table: "vw_atendimentos",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "codigo",
        operator: "eq",
        value: variables.atendimentoAberto.value,
      },
    ],
  }),
  limit: () => 1,
});
