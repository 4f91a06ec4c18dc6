// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type SituacoesRelatorioRow = {
  readonly tipo: string;
  readonly value: string;
  readonly label: string;
};

/** Os status pelos quais cada relatório se filtra. */
export const situacoesRelatorio = staticCollection<readonly SituacoesRelatorioRow[]>({
  id: "situacoesRelatorio",
  data: [
    { tipo: "comissoes", value: "prevista", label: "Prevista" },
    { tipo: "comissoes", value: "liberada", label: "Liberada" },
    { tipo: "comissoes", value: "paga", label: "Paga" },
    { tipo: "comissoes", value: "cancelada", label: "Cancelada" },
    { tipo: "atendimentos", value: "novo", label: "Novo" },
    { tipo: "atendimentos", value: "em_atendimento", label: "Em atendimento" },
    { tipo: "atendimentos", value: "aguardando_cliente", label: "Aguardando cliente" },
    { tipo: "atendimentos", value: "aguardando_interno", label: "Aguardando interno" },
    { tipo: "atendimentos", value: "resolvido", label: "Resolvido" },
    { tipo: "atendimentos", value: "fechado", label: "Fechado" },
    { tipo: "envios", value: "pendente", label: "Pendente" },
    { tipo: "envios", value: "endereco_incompleto", label: "Endereço incompleto" },
    { tipo: "envios", value: "em_separacao", label: "Em separação" },
    { tipo: "envios", value: "etiqueta_emitida", label: "Etiqueta emitida" },
    { tipo: "envios", value: "postado", label: "Postado" },
    { tipo: "envios", value: "entregue", label: "Entregue" },
    { tipo: "envios", value: "devolvido", label: "Devolvido" },
    { tipo: "envios", value: "extraviado", label: "Extraviado" },
    { tipo: "envios", value: "cancelado", label: "Cancelado" },
    { tipo: "recuperacoes", value: "na_fila", label: "Na fila" },
    { tipo: "recuperacoes", value: "em_contato", label: "Em contato" },
    { tipo: "recuperacoes", value: "recuperada", label: "Recuperada" },
    { tipo: "recuperacoes", value: "convertida_sozinha", label: "Compra direta" },
    { tipo: "recuperacoes", value: "perdida", label: "Perdida" },
    { tipo: "recuperacoes", value: "expirada", label: "Expirada" },
    { tipo: "recuperacoes", value: "descartada", label: "Descartada" },
    { tipo: "transacoes", value: "aguardando_pagamento", label: "Aguardando" },
    { tipo: "transacoes", value: "em_analise", label: "Em análise" },
    { tipo: "transacoes", value: "aprovada", label: "Aprovada" },
    { tipo: "transacoes", value: "completa", label: "Completa" },
    { tipo: "transacoes", value: "recusada", label: "Recusada" },
    { tipo: "transacoes", value: "cancelada", label: "Cancelada" },
    { tipo: "transacoes", value: "expirada", label: "Expirada" },
    { tipo: "transacoes", value: "atrasada", label: "Atrasada" },
    { tipo: "transacoes", value: "em_disputa", label: "Em disputa" },
    { tipo: "transacoes", value: "reembolsada", label: "Reembolsada" },
    { tipo: "transacoes", value: "reembolsada_parcial", label: "Reembolso parcial" },
    { tipo: "transacoes", value: "chargeback", label: "Chargeback" },
  ],
});
