// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type PedidosRow = {
  readonly id: string;
  readonly total: number;
};

export const pedidos = supabaseCollection<PedidosRow, {
  readonly contato: string;
  readonly ordem?: readonly string[] | null | undefined;
  readonly porPagina?: number | null | undefined;
}>({
  id: "pedidos",
  hasParams: true,
  function: "rpc_pedidos",
  count: true,
  autoFetch: false,
  args: (params) => ({
    p_contato: params.contato,
  }),
  sort: (params) => [
    {
      by: params.ordem?.[0] ?? "id",
    },
  ],
  limit: (params) => params.porPagina ?? 10,
});
