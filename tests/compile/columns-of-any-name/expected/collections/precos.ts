// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type PrecosRow = {
  readonly "dito \"sim\"": string;
  readonly "first name": string;
  readonly id: number;
  readonly limit: number;
  readonly "v1.0": string;
  readonly "o pai"?: {
    readonly id: number;
    readonly "ligação": number;
  } | null | undefined;
};

export const precos = supabaseCollection<PrecosRow>({
  id: "precos",
  table: "preços",
  select: "id,limit,\"first name\",\"v1.0\",\"dito \\\"sim\\\"\",\"o pai\":\"ligação\"(id,\"ligação\")",
  filter: () => ({
    and: [
      { field: "limit", operator: "gt", value: 10 },
      {
        field: "\"v1.0\"",
        operator: "eq",
        value: variables.nome.value,
      },
      { or: [{ field: "o pai.\"v1.0\"", operator: "isNull" }, { field: "\"dito \\\"sim\\\"\"", operator: "isNull" }] },
      { field: "dados->\"a.b\"->>c", operator: "isNotNull" },
    ],
  }),
  sort: () => [
    { by: "\"v1.0\"" },
    { by: "o pai.ligação" },
    { by: "first name" },
  ],
});
