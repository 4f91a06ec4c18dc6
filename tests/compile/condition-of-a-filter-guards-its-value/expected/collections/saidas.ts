// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { addHours } from "../helpers/add-hours";
import type {
  Saidas,
} from "../tables";
import * as variables from "../variables";

export type SaidasRow = Pick<Saidas, "id">;

export const saidas = supabaseCollection<SaidasRow>({
  id: "saidas",
  table: "saidas",
  select: "id",
  filter: () => ({
    and: [
      variables.dia.value !== "" ? {
        field: "em",
        operator: "gte",
        value: addHours(variables.dia.value, 0),
      } : undefined,
      {
        field: "vagas",
        operator: "gt",
        value: variables.vagas.value,
        if: variables.vagas.value > 0,
      },
    ],
  }),
  sort: () => [
    { by: "id" },
  ],
  limit: () => 20,
});
