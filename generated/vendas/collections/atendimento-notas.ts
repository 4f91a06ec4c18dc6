// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import type {
  VwAtendimentoNotas,
} from "../tables";

export type AtendimentoNotasRow = Pick<
  VwAtendimentoNotas,
    | "autor_cor"
    | "autor_nome"
    | "criado_em"
    | "id"
    | "texto"
>;

/** As notas internas do atendimento aberto. */
export const atendimentoNotas = supabaseCollection<AtendimentoNotasRow>({
  id: "atendimentoNotas",
  table: "vw_atendimento_notas",
  select: "id,autor_cor,autor_nome,criado_em,texto",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "atendimento_id",
        operator: "eq",
        value: atendimentoAtual()?.id ?? "",
      },
    ],
  }),
  sort: () => [
    { by: "criado_em" },
    { by: "id" },
  ],
  limit: () => 200,
});
