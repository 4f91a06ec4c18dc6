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
  readonly mensagem: string;
};

/** Por que alguém quase comprou, e como se fala com quem. */
export const tiposRecuperacao = staticCollection<readonly TiposRecuperacaoRow[]>({
  id: "tiposRecuperacao",
  data: [
    { value: "cartao_recusado", label: "Cartão recusado", roteiro: "Diga que o cartão não passou e que a vaga continua reservada. Ofereça outro cartão, pix ou parcelas menores.", mensagem: "Oi, {nome}! O cartão não passou na compra de {produto}, e a sua vaga continua reservada. Quer tentar com outro cartão ou com pix?" },
    { value: "pix_pendente", label: "Pix pendente", roteiro: "Pergunte se o código abriu no aplicativo do banco. Mande o código de novo e fique até o pagamento.", mensagem: "Oi, {nome}! O código pix de {produto} abriu no aplicativo do seu banco?" },
    { value: "pix_expirado", label: "Pix expirado", roteiro: "O código venceu. Mande um link novo e pergunte o que faltou para concluir.", mensagem: "Oi, {nome}! O código pix de {produto} venceu. Posso mandar outro?" },
    { value: "carrinho_abandonado", label: "Carrinho abandonado", roteiro: "Pergunte o que ficou em dúvida. Responda primeiro e só então mande o link.", mensagem: "Oi, {nome}! Vi que você quase levou {produto}. Ficou alguma dúvida?" },
    { value: "boleto_pendente", label: "Boleto pendente", roteiro: "Lembre o vencimento e mande a linha digitável. Diga que com pix o acesso sai na hora.", mensagem: "Oi, {nome}! O boleto de {produto} ainda está em aberto. Com pix, o acesso sai na hora." },
    { value: "boleto_expirado", label: "Boleto expirado", roteiro: "O boleto venceu. Ofereça um novo ou pix, com acesso na hora.", mensagem: "Oi, {nome}! O boleto de {produto} venceu. Posso mandar outro, ou prefere pix?" },
    { value: "assinatura_atrasada", label: "Assinatura atrasada", roteiro: "Diga que a cobrança falhou e que o acesso será suspenso. Ajude a trocar o cartão.", mensagem: "Oi, {nome}! A cobrança da sua assinatura de {produto} não passou. Quer trocar o cartão para não perder o acesso?" },
  ],
  key: "value",
});
