// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Artigos,
} from "../tables";

export const detalhe = supabaseCollection<Artigos, { readonly slug: string }>({
  id: "detalhe",
  hasParams: true,
  table: "artigos",
  single: true,
  autoFetch: false,
  filter: (params) => ({
    and: [
      {
        field: "slug",
        operator: "eq",
        value: params.slug,
      },
    ],
  }),
});
