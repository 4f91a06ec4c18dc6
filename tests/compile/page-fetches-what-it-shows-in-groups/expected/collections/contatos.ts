// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { pedidos } from "./pedidos";
import type {
  Contatos,
} from "../tables";

export const contatos = supabaseCollection<Contatos>({
  id: "contatos",
  table: "contatos",
  filter: () => ({
    and: [
      {
        field: "conta_id",
        operator: "eq",
        value: pedidos.data.value[0]?.id,
      },
    ],
  }),
});
