// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type MensagensErroRow = {
  readonly codigo:
    | "credenciais_invalidas"
    | "acesso_desativado"
    | "convite_pendente"
    | "convite_invalido"
    | "convite_com_conta"
    | "muitos_emails"
    | "over_email_send_rate_limit"
    | "same_password"
    | "No code provided for social login"
    | "provedor_recusou"
    | "provedor_indisponivel"
    | "muitas_tentativas"
    | "sem_permissao"
    | "42501"
    | "23505"
    | "nao_encontrado"
    | "conflito_versao"
    | "duplicado"
    | "em_uso"
    | "transicao_invalida"
    | "ja_assumida"
    | "limite"
    | "janela_fechada"
    | "no_row"
    | "validacao"
    | "sem_rede";
  readonly texto: string;
};

/** O que a pessoa lê para cada código de erro do servidor. */
export const mensagensErro = staticCollection<readonly MensagensErroRow[]>({
  id: "mensagensErro",
  data: [
    { codigo: "credenciais_invalidas", texto: "E-mail ou senha incorretos." },
    { codigo: "acesso_desativado", texto: "Seu acesso está desativado. Fale com a pessoa responsável pela conta." },
    { codigo: "convite_pendente", texto: "Abra o link do convite que está no seu e-mail." },
    { codigo: "convite_invalido", texto: "Este convite venceu ou já foi usado. Peça outro a quem convidou você." },
    { codigo: "convite_com_conta", texto: "Você já usa o Balcão com este e-mail em outra conta." },
    { codigo: "muitos_emails", texto: "Muitos e-mails para este endereço. Tente de novo mais tarde." },
    { codigo: "over_email_send_rate_limit", texto: "Muitos e-mails para este endereço. Tente de novo mais tarde." },
    { codigo: "same_password", texto: "Esta já é a sua senha. Escolha outra." },
    { codigo: "No code provided for social login", texto: "A entrada não foi concluída. Tente de novo." },
    { codigo: "provedor_recusou", texto: "A entrada não foi concluída. Tente de novo." },
    { codigo: "provedor_indisponivel", texto: "A entrada com Google não está disponível aqui. Use e-mail e senha." },
    { codigo: "muitas_tentativas", texto: "Muitas tentativas. Tente de novo em 1 minuto." },
    { codigo: "sem_permissao", texto: "Você não tem permissão para fazer isso." },
    { codigo: "42501", texto: "Você não tem permissão para fazer isso." },
    { codigo: "23505", texto: "Já existe um registro com este valor." },
    { codigo: "nao_encontrado", texto: "Registro não encontrado. Ele pode ter sido excluído." },
    { codigo: "conflito_versao", texto: "Este registro foi alterado por outra pessoa. Atualizamos os dados; confira e tente de novo." },
    { codigo: "duplicado", texto: "Já existe um registro com este valor." },
    { codigo: "em_uso", texto: "Este item está em uso e não pode ser excluído." },
    { codigo: "transicao_invalida", texto: "Não é possível mudar de “{de}” para “{para}”." },
    { codigo: "ja_assumida", texto: "{nome} já assumiu este item." },
    { codigo: "limite", texto: "Limite de {n} atingido." },
    { codigo: "janela_fechada", texto: "A janela de 24 horas do WhatsApp fechou. Envie um modelo aprovado." },
    { codigo: "no_row", texto: "Nada mudou: o registro não existe mais ou não é seu." },
    { codigo: "validacao", texto: "Confira os campos e tente de novo." },
    { codigo: "sem_rede", texto: "Sem conexão. Verifique a internet e tente de novo." },
  ],
  key: "codigo",
});
