// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ImportacaoColunasRow = {
  readonly value:
    | "plataforma"
    | "transacao"
    | "status"
    | "data_pedido"
    | "produto"
    | "forma_pagamento"
    | "valor"
    | "comprador_nome"
    | "comprador_email"
    | "comprador_telefone"
    | "comprador_documento"
    | "codigo_produto"
    | "data_aprovacao"
    | "oferta"
    | "parcelas"
    | "desconto"
    | "frete"
    | "taxa"
    | "liquido"
    | "moeda"
    | "cupom"
    | "tipo_item"
    | "afiliado_nome"
    | "afiliado_email"
    | "comissao_afiliado"
    | "cep"
    | "cidade"
    | "uf"
    | "utm_source"
    | "utm_medium"
    | "utm_campaign"
    | "utm_content"
    | "utm_term"
    | "src"
    | "sck";
  readonly label: string;
  readonly obrigatoria: boolean;
};

/** As colunas que se procuram em um arquivo de vendas. */
export const importacaoColunas = staticCollection<readonly ImportacaoColunasRow[]>({
  id: "importacaoColunas",
  data: [
    { value: "plataforma", label: "Plataforma", obrigatoria: true },
    { value: "transacao", label: "Transação", obrigatoria: true },
    { value: "status", label: "Status", obrigatoria: true },
    { value: "data_pedido", label: "Data do pedido", obrigatoria: true },
    { value: "produto", label: "Produto", obrigatoria: true },
    { value: "forma_pagamento", label: "Forma de pagamento", obrigatoria: true },
    { value: "valor", label: "Valor", obrigatoria: true },
    { value: "comprador_nome", label: "Nome do comprador", obrigatoria: true },
    { value: "comprador_email", label: "E-mail do comprador", obrigatoria: true },
    { value: "comprador_telefone", label: "Telefone do comprador", obrigatoria: false },
    { value: "comprador_documento", label: "CPF/CNPJ do comprador", obrigatoria: false },
    { value: "codigo_produto", label: "Código do produto", obrigatoria: false },
    { value: "data_aprovacao", label: "Data da aprovação", obrigatoria: false },
    { value: "oferta", label: "Oferta", obrigatoria: false },
    { value: "parcelas", label: "Parcelas", obrigatoria: false },
    { value: "desconto", label: "Desconto", obrigatoria: false },
    { value: "frete", label: "Frete", obrigatoria: false },
    { value: "taxa", label: "Taxa da plataforma", obrigatoria: false },
    { value: "liquido", label: "Líquido", obrigatoria: false },
    { value: "moeda", label: "Moeda", obrigatoria: false },
    { value: "cupom", label: "Cupom", obrigatoria: false },
    { value: "tipo_item", label: "Tipo de item", obrigatoria: false },
    { value: "afiliado_nome", label: "Afiliado", obrigatoria: false },
    { value: "afiliado_email", label: "E-mail do afiliado", obrigatoria: false },
    { value: "comissao_afiliado", label: "Comissão do afiliado", obrigatoria: false },
    { value: "cep", label: "CEP", obrigatoria: false },
    { value: "cidade", label: "Cidade", obrigatoria: false },
    { value: "uf", label: "UF", obrigatoria: false },
    { value: "utm_source", label: "utm_source", obrigatoria: false },
    { value: "utm_medium", label: "utm_medium", obrigatoria: false },
    { value: "utm_campaign", label: "utm_campaign", obrigatoria: false },
    { value: "utm_content", label: "utm_content", obrigatoria: false },
    { value: "utm_term", label: "utm_term", obrigatoria: false },
    { value: "src", label: "src", obrigatoria: false },
    { value: "sck", label: "sck", obrigatoria: false },
  ],
  key: "value",
});
