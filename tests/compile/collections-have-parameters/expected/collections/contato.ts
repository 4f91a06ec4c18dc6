// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contatos,
} from "../tables";

/** O contato da página aberta. */
export const contato = supabaseCollection<Contatos, { readonly id: string }>({
  id: "contato",
  hasParams: true,
  table: "contatos",
  single: true,
  filter: (params) => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: params.id,
      },
    ],
  }),
});
