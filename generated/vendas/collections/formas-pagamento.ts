// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type FormasPagamentoRow = {
  readonly value:
    | "pix"
    | "cartao_credito"
    | "boleto"
    | "paypal"
    | "carteira_digital"
    | "saldo"
    | "outro";
  readonly label: string;
  readonly curto: string;
};

export const formasPagamento = staticCollection<readonly FormasPagamentoRow[]>({
  id: "formasPagamento",
  data: [
    { value: "pix", label: "Pix", curto: "Pix" },
    { value: "cartao_credito", label: "Cartão de crédito", curto: "Cartão" },
    { value: "boleto", label: "Boleto", curto: "Boleto" },
    { value: "paypal", label: "PayPal", curto: "PayPal" },
    { value: "carteira_digital", label: "Carteira digital", curto: "Carteira" },
    { value: "saldo", label: "Saldo", curto: "Saldo" },
    { value: "outro", label: "Outro", curto: "Outro" },
  ],
  key: "value",
});
