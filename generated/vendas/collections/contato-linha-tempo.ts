// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type ContatoLinhaTempoRow = {
  readonly autor_nome?: string | null | undefined;
  readonly em: string;
  readonly entidade: string;
  readonly entidade_id: string;
  readonly id: string;
  readonly moeda?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly texto?: string | null | undefined;
  readonly tipo:
    | "compra"
    | "status"
    | "oportunidade"
    | "tarefa"
    | "chat"
    | "atendimento"
    | "nota";
  readonly titulo?: string | null | undefined;
  readonly valor_centavos?: number | null | undefined;
};

/** As novidades do contato aberto, da mais nova à mais antiga. */
export const contatoLinhaTempo = supabaseCollection<ContatoLinhaTempoRow>({
  id: "contatoLinhaTempo",
  function: "rpc_contato_linha_tempo",
  autoFetch: false,
  args: () => ({
    p_contato: variables.contatoAberto.value,
    p_limite: 30,
  }),
});
