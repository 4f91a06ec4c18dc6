// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

export type BuscaAchadosRow = {
  readonly detalhe?: string | null | undefined;
  readonly grupo: "contatos" | "transacoes" | "atendimentos" | "envios";
  readonly id: string;
  readonly rota: string;
  readonly titulo: string;
};

/** O que a busca global achou. */
export const buscaAchados = supabaseCollection<BuscaAchadosRow>({
  id: "buscaAchados",
  function: "rpc_busca_global",
  autoFetch: false,
  args: () => ({
    p_q: custom.termoDeBusca(variables.buscaTexto.value),
  }),
});
