// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type StatusTransacaoRow = {
  readonly value:
    | "aguardando_pagamento"
    | "em_analise"
    | "aprovada"
    | "completa"
    | "recusada"
    | "cancelada"
    | "expirada"
    | "atrasada"
    | "em_disputa"
    | "reembolsada"
    | "reembolsada_parcial"
    | "chargeback";
  readonly label: string;
  readonly tom: string;
};

/** Como se lê cada status de uma transação, e em que tom. */
export const statusTransacao = staticCollection<readonly StatusTransacaoRow[]>({
  id: "statusTransacao",
  data: [
    { value: "aguardando_pagamento", label: "Aguardando", tom: "atencao" },
    { value: "em_analise", label: "Em análise", tom: "info" },
    { value: "aprovada", label: "Aprovada", tom: "sucesso" },
    { value: "completa", label: "Completa", tom: "sucesso" },
    { value: "recusada", label: "Recusada", tom: "perigo" },
    { value: "cancelada", label: "Cancelada", tom: "neutro" },
    { value: "expirada", label: "Expirada", tom: "neutro" },
    { value: "atrasada", label: "Atrasada", tom: "atencao" },
    { value: "em_disputa", label: "Em disputa", tom: "roxo" },
    { value: "reembolsada", label: "Reembolsada", tom: "neutro" },
    { value: "reembolsada_parcial", label: "Reembolso parcial", tom: "neutro" },
    { value: "chargeback", label: "Chargeback", tom: "perigo" },
  ],
  key: "value",
});
