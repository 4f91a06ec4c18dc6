// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type MensagensErroRow = { readonly codigo: string; readonly texto: string };

/** O que a pessoa lê para cada código de erro do servidor. */
export const mensagensErro = staticCollection<readonly MensagensErroRow[]>({
  id: "mensagensErro",
  data: [
    { codigo: "credenciais_invalidas", texto: "E-mail ou senha incorretos." },
    { codigo: "acesso_desativado", texto: "Seu acesso está desativado. Fale com a pessoa responsável pela conta." },
    { codigo: "muitas_tentativas", texto: "Muitas tentativas. Tente de novo em 1 minuto." },
    { codigo: "sem_permissao", texto: "Você não tem permissão para fazer isso." },
    { codigo: "42501", texto: "Você não tem permissão para fazer isso." },
    { codigo: "23505", texto: "Já existe um registro com este valor." },
    { codigo: "nao_encontrado", texto: "Registro não encontrado. Ele pode ter sido excluído." },
    { codigo: "conflito_versao", texto: "Este registro foi alterado por outra pessoa. Atualizamos os dados; confira e tente de novo." },
    { codigo: "duplicado", texto: "Já existe um registro com este valor." },
    { codigo: "em_uso", texto: "Este item está em uso e não pode ser excluído." },
    { codigo: "sem_rede", texto: "Sem conexão. Verifique a internet e tente de novo." },
  ],
  key: "codigo",
});
