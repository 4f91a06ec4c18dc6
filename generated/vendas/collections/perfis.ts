// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PerfisRow = {
  readonly value:
    | "proprietario"
    | "comercial"
    | "suporte"
    | "logistica"
    | "financeiro"
    | "trafego";
  readonly label: string;
};

export const perfis = staticCollection<readonly PerfisRow[]>({
  id: "perfis",
  data: [
    { value: "proprietario", label: "Responsável pela conta" },
    { value: "comercial", label: "Comercial" },
    { value: "suporte", label: "Suporte" },
    { value: "logistica", label: "Logística" },
    { value: "financeiro", label: "Financeiro" },
    { value: "trafego", label: "Tráfego" },
  ],
  key: "value",
});
