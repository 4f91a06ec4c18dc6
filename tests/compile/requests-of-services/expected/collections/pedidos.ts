// @generated from design/collections.json. Do not edit.
import { xanoCollection } from "trama/runtime/plugins/xano";
import * as variables from "../variables";
import { xano } from "../xano";

export type PedidosRow = { readonly id: number };

export const pedidos = xanoCollection<PedidosRow>({
  id: "pedidos",
  resultPath: "items",
  request: () => ({
    group: xano.loja,
    method: "GET",
    endpoint: "/pedidos/{cidade}",
    pathParams: {
      cidade: variables.cidade.value,
    },
  }),
});
