// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type ContatoEnviosRow = {
  readonly codigo: string;
  readonly criado_em: string;
  readonly id: string;
  readonly produto_nome: string;
  readonly rastreio_codigo: string;
  readonly rastreio_id: string;
  readonly rastreio_status: string;
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
