// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContato,
} from "../tables";
import * as variables from "../variables";

/** O contato da página aberta. */
export const contato = supabaseCollection<VwContato>({
  id: "contato",
  table: "vw_contato",
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
    ],
  }),
  limit: () => 1,
});
