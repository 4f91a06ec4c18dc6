// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TiposRecuperacaoRow = {
  readonly value:
    | "cartao_recusado"
    | "pix_pendente"
    | "pix_expirado"
    | "carrinho_abandonado"
    | "boleto_pendente"
    | "boleto_expirado"
    | "assinatura_atrasada";
  readonly label: string;
  readonly roteiro: string;
};

/** Por que alguém quase comprou, e como se fala com quem. */
export const tiposRecuperacao = staticCollection<readonly TiposRecuperacaoRow[]>({
  id: "tiposRecuperacao",
  data: [
    { value: "cartao_recusado", label: "Cartão recusado", roteiro: "Diga que o cartão não passou e que a vaga continua reservada. Ofereça outro cartão, pix ou parcelas menores." },
    { value: "pix_pendente", label: "Pix pendente", roteiro: "Pergunte se o código abriu no aplicativo do banco. Mande o código de novo e fique até o pagamento." },
    { value: "pix_expirado", label: "Pix expirado", roteiro: "O código venceu. Mande um link novo e pergunte o que faltou para concluir." },
    { value: "carrinho_abandonado", label: "Carrinho abandonado", roteiro: "Pergunte o que ficou em dúvida. Responda primeiro e só então mande o link." },
    { value: "boleto_pendente", label: "Boleto pendente", roteiro: "Lembre o vencimento e mande a linha digitável. Diga que com pix o acesso sai na hora." },
    { value: "boleto_expirado", label: "Boleto expirado", roteiro: "O boleto venceu. Ofereça um novo ou pix, com acesso na hora." },
    { value: "assinatura_atrasada", label: "Assinatura atrasada", roteiro: "Diga que a cobrança falhou e que o acesso será suspenso. Ajude a trocar o cartão." },
  ],
  key: "value",
});
