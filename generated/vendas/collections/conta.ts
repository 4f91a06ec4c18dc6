// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contas,
} from "../tables";

export type ContaRow = Pick<
  Contas,
    | "conectados"
    | "dominio_link"
    | "horario_atendimento"
    | "id"
    | "imposto_bps"
    | "meta_mensal_centavos"
    | "simulacao_desde"
>;

/** A conta de quem está dentro: quando há atendimento, e o que mais se define nela. */
export const conta = supabaseCollection<ContaRow>({
  id: "conta",
  table: "contas",
  select: "id,horario_atendimento,meta_mensal_centavos,imposto_bps,dominio_link,simulacao_desde,conectados",
  single: true,
  autoFetch: false,
});
