// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ListaColunasRow = {
  readonly lista: string;
  readonly id: string;
  readonly nome: string;
  readonly desde: number;
};

/** As colunas das listas, e a largura de tela a partir da qual cada uma aparece sem que ninguém a escolha. */
export const listaColunas = staticCollection<readonly ListaColunasRow[]>({
  id: "listaColunas",
  data: [
    { lista: "atendimentos", id: "codigo", nome: "Código", desde: 0 },
    { lista: "atendimentos", id: "assunto", nome: "Assunto", desde: 0 },
    { lista: "atendimentos", id: "contato", nome: "Contato", desde: 0 },
    { lista: "atendimentos", id: "categoria", nome: "Categoria", desde: 1480 },
    { lista: "atendimentos", id: "prioridade", nome: "Prioridade", desde: 860 },
    { lista: "atendimentos", id: "status", nome: "Status", desde: 0 },
    { lista: "atendimentos", id: "sla", nome: "SLA", desde: 0 },
    { lista: "atendimentos", id: "responsavel", nome: "Responsável", desde: 1600 },
    { lista: "atendimentos", id: "atualizado", nome: "Atualizado", desde: 1280 },
    { lista: "contatos", id: "nome", nome: "Nome", desde: 0 },
    { lista: "contatos", id: "email", nome: "E-mail", desde: 1760 },
    { lista: "contatos", id: "telefone", nome: "Telefone", desde: 0 },
    { lista: "contatos", id: "tags", nome: "Tags", desde: 0 },
    { lista: "contatos", id: "compras", nome: "Compras", desde: 992 },
    { lista: "contatos", id: "total", nome: "Total comprado", desde: 0 },
    { lista: "contatos", id: "ultimaCompra", nome: "Última compra", desde: 0 },
    { lista: "contatos", id: "responsavel", nome: "Responsável", desde: 1500 },
    { lista: "transacoes", id: "pedido", nome: "Pedido em", desde: 0 },
    { lista: "transacoes", id: "comprador", nome: "Comprador", desde: 0 },
    { lista: "transacoes", id: "produto", nome: "Produto", desde: 0 },
    { lista: "transacoes", id: "plataforma", nome: "Plataforma", desde: 1600 },
    { lista: "transacoes", id: "forma", nome: "Forma", desde: 0 },
    { lista: "transacoes", id: "status", nome: "Status", desde: 0 },
    { lista: "transacoes", id: "valor", nome: "Valor", desde: 0 },
    { lista: "transacoes", id: "liquido", nome: "Líquido", desde: 1280 },
    { lista: "transacoes", id: "comissao", nome: "Minha comissão", desde: 1480 },
    { lista: "transacoes", id: "codigo", nome: "Código", desde: 1760 },
  ],
});
