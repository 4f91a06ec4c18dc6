// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "trama/runtime";

/** A aba aberta; vazia é a primeira. */
export const aba = variable<string>({
  id: "aba",
  type: "string",
  default: "",
  query: true,
});

/** Avisos no canto da tela, do mais antigo ao mais novo. */
export const avisos = variable<readonly { readonly id: string; readonly mensagem: string; readonly tipo: "sucesso" | "erro" | "atencao" | "info" }[]>({
  id: "avisos",
  type: "array",
  default: [],
});

/** Cobre o app inteiro: entrar, sair, trocar de conta. */
export const bloqueado = variable<boolean>({
  id: "bloqueado",
  type: "boolean",
  default: false,
});

/** A página ainda espera a sua permissão. */
export const carregando = variable<boolean>({
  id: "carregando",
  type: "boolean",
  default: true,
});

/** Só quem já comprou. */
export const compradores = variable<boolean>({
  id: "compradores",
  type: "boolean",
  default: false,
  query: true,
});

/** Dia seguinte ao último do período, AAAA-MM-DD. */
export const dataFim = variable<string>({
  id: "dataFim",
  type: "string",
  default: "",
  persist: true,
});

/** Primeiro dia do período, AAAA-MM-DD. */
export const dataInicio = variable<string>({
  id: "dataInicio",
  type: "string",
  default: "",
  persist: true,
});

/** confortavel ou compacta. */
export const densidade = variable<string>({
  id: "densidade",
  type: "string",
  default: "confortavel",
  local: true,
});

/** asc ou desc. */
export const direcao = variable<string>({
  id: "direcao",
  type: "string",
  default: "asc",
  query: true,
});

/** Registros com o CPF ou CNPJ buscado. */
export const documentoIds = variable<readonly string[]>({
  id: "documentoIds",
  type: "array",
  default: [],
});

/** As permissões não puderam ser carregadas. */
export const erroPermissoes = variable<boolean>({
  id: "erroPermissoes",
  type: "boolean",
  default: false,
});

/** O menu em telas pequenas. */
export const menuAberto = variable<boolean>({
  id: "menuAberto",
  type: "boolean",
  default: false,
});

/** O menu só com ícones. */
export const menuRecolhido = variable<boolean>({
  id: "menuRecolhido",
  type: "boolean",
  default: false,
  local: true,
});

/** Coluna da ordenação; vazia é a da lista. */
export const ordem = variable<string>({
  id: "ordem",
  type: "string",
  default: "",
  query: true,
});

export const origem = variable<string>({
  id: "origem",
  type: "string",
  default: "",
  query: true,
});

export const pagina = variable<number>({
  id: "pagina",
  type: "number",
  default: 1,
  query: true,
});

/** A pessoa do perfil aberto, para a coleção dele. */
export const perfilAberto = variable<string>({
  id: "perfilAberto",
  type: "string",
  default: "",
});

/** A linha de vw_permissoes da página aberta. */
export const permissaoPaginaAtual = variable<{ readonly paginaId: string; readonly podeEditar: boolean; readonly podeGerir: boolean; readonly podeVer: boolean; readonly titulo: string; readonly [name: string]: unknown } | null>({
  id: "permissaoPaginaAtual",
  type: "object",
  default: null,
});

export const porPagina = variable<number>({
  id: "porPagina",
  type: "number",
  default: 25,
  query: true,
});

/** Texto da busca. */
export const q = variable<string>({
  id: "q",
  type: "string",
  default: "",
  query: true,
});

export const responsavel = variable<string>({
  id: "responsavel",
  type: "string",
  default: "",
  query: true,
});

/** O id da gravação em andamento; gira o botão dela e segura um segundo clique. */
export const salvando = variable<string>({
  id: "salvando",
  type: "string",
  default: "",
});

/** Ids de tags, separados por vírgula. */
export const tag = variable<string>({
  id: "tag",
  type: "string",
  default: "",
  query: true,
});

/** claro, escuro ou sistema. */
export const tema = variable<string>({
  id: "tema",
  type: "string",
  default: "claro",
  local: true,
});
