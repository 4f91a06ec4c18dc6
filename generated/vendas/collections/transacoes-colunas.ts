// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TransacoesColunasRow = {
  readonly id: string;
  readonly nome: string;
  readonly desde: number;
};

/** As colunas da lista de transações, e a largura de tela a partir da qual cada uma aparece sem que ninguém a escolha. */
export const transacoesColunas = staticCollection<readonly TransacoesColunasRow[]>({
  id: "transacoesColunas",
  data: [
    { id: "pedido", nome: "Pedido em", desde: 0 },
    { id: "comprador", nome: "Comprador", desde: 0 },
    { id: "produto", nome: "Produto", desde: 0 },
    { id: "plataforma", nome: "Plataforma", desde: 1600 },
    { id: "forma", nome: "Forma", desde: 0 },
    { id: "status", nome: "Status", desde: 0 },
    { id: "valor", nome: "Valor", desde: 0 },
    { id: "liquido", nome: "Líquido", desde: 1280 },
    { id: "comissao", nome: "Minha comissão", desde: 1480 },
    { id: "codigo", nome: "Código", desde: 1760 },
  ],
});
