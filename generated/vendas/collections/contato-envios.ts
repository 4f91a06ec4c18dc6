// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type ContatoEnviosRow = {
  readonly codigo: string;
  readonly criado_em: string;
  readonly id: string;
  readonly produto_nome?: string | null | undefined;
  readonly rastreio_codigo?: string | null | undefined;
  readonly rastreio_id?: string | null | undefined;
  readonly rastreio_status?: string | null | undefined;
  readonly status: string;
};

/** Os envios do contato aberto, do mais novo ao mais antigo. */
export const contatoEnvios = supabaseCollection<ContatoEnviosRow>({
  id: "contatoEnvios",
  function: "rpc_contato_envios",
  autoFetch: false,
  args: () => ({
    p_contato: variables.contatoAberto.value,
  }),
});
