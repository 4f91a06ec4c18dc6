// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TiposRelatorioRow = {
  readonly value:
    | "transacoes"
    | "comissoes"
    | "contatos"
    | "atendimentos"
    | "envios"
    | "metricas"
    | "recuperacoes";
  readonly label: string;
  readonly paginas: readonly string[];
};

/** O que se pode exportar, e de que páginas são os dados. */
export const tiposRelatorio = staticCollection<readonly TiposRelatorioRow[]>({
  id: "tiposRelatorio",
  data: [
    { value: "transacoes", label: "Transações", paginas: ["pg-transacoes"] },
    { value: "comissoes", label: "Comissões", paginas: ["pg-comissoes"] },
    { value: "contatos", label: "Contatos", paginas: ["pg-contatos"] },
    { value: "atendimentos", label: "Atendimentos", paginas: ["pg-atendimentos"] },
    { value: "envios", label: "Envios", paginas: ["pg-envios-logistica", "pg-rastreios-envios"] },
    { value: "metricas", label: "Métricas", paginas: ["pg-metricas-facebook"] },
    { value: "recuperacoes", label: "Recuperações", paginas: ["pg-recuperacao"] },
  ],
  key: "value",
});
