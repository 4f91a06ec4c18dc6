// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type ComissoesSaldosRow = {
  readonly beneficiario_email: string;
  readonly beneficiario_nome: string;
  readonly em_disputa_centavos: number;
  readonly id: string;
  readonly moeda: string;
  readonly prevista_centavos: number;
  readonly saldo_centavos: number;
};

/** O que pagar ou descontar de cada pessoa agora, de todas as vendas, por moeda. */
export const comissoesSaldos = supabaseCollection<ComissoesSaldosRow>({
  id: "comissoesSaldos",
  function: "rpc_comissoes_saldos",
  autoFetch: false,
});
