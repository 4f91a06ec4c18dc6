// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contatos,
} from "../tables";
import * as variables from "../variables";

export const contatos = supabaseCollection<Contatos>({
  id: "contatos",
  table: "contatos",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "nome",
        operator: "contains",
        value: variables.nome.value,
        ignoreEmpty: true,
        if: variables.idade.value > 0,
      },
      { or: [{ field: "idade", operator: "gte", value: 18 }, { field: "idade", operator: "isNull" }] },
    ],
  }),
  sort: () => [
    {
      by: variables.nome.value,
      direction: "desc",
      nulls: "last",
    },
    { by: "id" },
  ],
  limit: () => variables.idade.value,
  offset: () => 0,
});
