// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  RastreioEventos,
} from "../tables";
import * as variables from "../variables";

export type RastreioEventosRow = Pick<
  RastreioEventos,
    | "cidade"
    | "descricao"
    | "destino_cidade"
    | "destino_uf"
    | "detalhe"
    | "id"
    | "ocorrido_em"
    | "status"
    | "tipo"
    | "uf"
>;

/** O caminho do objeto aberto, do evento mais novo ao mais antigo. */
export const rastreioEventos = supabaseCollection<RastreioEventosRow>({
  id: "rastreioEventos",
  table: "rastreio_eventos",
  select: "id,tipo,descricao,detalhe,cidade,uf,destino_cidade,destino_uf,status,ocorrido_em",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "rastreio_id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.rastreio.value),
      },
    ],
  }),
  sort: () => [
    { by: "ocorrido_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 200,
});
