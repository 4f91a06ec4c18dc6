// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ServicosConexaoRow = {
  readonly avisos: boolean;
  readonly chave: string;
  readonly dica: string;
  readonly exemplo: string;
  readonly identificacao: string;
  readonly nome: string;
  readonly prova: string;
  readonly value: "whatsapp" | "instagram" | "anuncios" | "correios";
};

/** Os serviços que se conectam com chaves, e como cada um chama o que pede. */
export const servicosConexao = staticCollection<readonly ServicosConexaoRow[]>({
  id: "servicosConexao",
  data: [
    { value: "whatsapp", nome: "WhatsApp", dica: "Com o WhatsApp Business na Meta: crie um app, acrescente o WhatsApp e gere um token permanente de um usuário do sistema.", identificacao: "Identificação do número de telefone", exemplo: "106540352242922", chave: "Token de acesso", prova: "Chave secreta do app", avisos: true },
    { value: "instagram", nome: "Instagram", dica: "Com uma conta profissional: crie um app na Meta, acrescente o Instagram e gere um token com a permissão de mensagens.", identificacao: "Identificação da conta do Instagram", exemplo: "17841400000000000", chave: "Token de acesso", prova: "Chave secreta do app", avisos: true },
    { value: "anuncios", nome: "Anúncios da Meta", dica: "Um usuário do sistema com acesso à conta de anúncio e um token com a permissão ads_read.", identificacao: "Identificação da conta de anúncio", exemplo: "act_1234567890", chave: "Token de acesso", prova: "", avisos: false },
    { value: "correios", nome: "Correios", dica: "Com um contrato dos Correios: o código de acesso se gera no CWS, em Gestão de acesso a APIs.", identificacao: "Usuário do Meu Correios", exemplo: "lojaaurora", chave: "Código de acesso às APIs", prova: "Cartão de postagem", avisos: false },
  ],
  key: "value",
});
