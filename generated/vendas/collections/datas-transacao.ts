// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type DatasTransacaoRow = {
  readonly value: "" | "aprovacao";
  readonly label: string;
};

export const datasTransacao = staticCollection<readonly DatasTransacaoRow[]>({
  id: "datasTransacao",
  data: [
    { value: "", label: "Data do pedido" },
    { value: "aprovacao", label: "Data da aprovação" },
  ],
  key: "value",
});
