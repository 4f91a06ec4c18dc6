// @generated from designs/vendas/tables.json. Do not edit.

export type Auditoria = {
  readonly acao: string;
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly detalhe: unknown;
  readonly em: string;
  readonly entidade: string;
  readonly entidade_id: string | null;
  readonly id: string;
  readonly usuario_id: string | null;
};

export type Contas = {
  readonly atualizado_em: string;
  readonly criado_em: string;
  readonly documento: string | null;
  readonly documento_mascara: string | null;
  readonly dominio_link: string | null;
  readonly fuso: string;
  readonly horario_atendimento: unknown;
  readonly id: string;
  readonly imposto_bps: number;
  readonly meta_mensal_centavos: number;
  readonly modo_teste: boolean;
  readonly moeda: string;
  readonly nome: string;
  readonly slug: string;
};

export type ContatoNotas = {
  readonly atualizado_em: string;
  readonly autor_id: string | null;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly entidade: string | null;
  readonly entidade_id: string | null;
  readonly id: string;
  readonly texto: string;
};

export type ContatoTags = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly criado_por: string | null;
  readonly tag_id: string;
};

export type Contatos = {
  readonly aceita_contato: boolean;
  readonly anonimizado_em: string | null;
  readonly atualizado_em: string;
  readonly bairro: string | null;
  readonly busca: string;
  readonly cep: string | null;
  readonly cidade: string | null;
  readonly complemento: string | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly dados_teste: boolean;
  readonly documento: string | null;
  readonly documento_mascara: string | null;
  readonly email: string | null;
  readonly excluido_em: string | null;
  readonly id: string;
  readonly logradouro: string | null;
  readonly nascimento: string | null;
  readonly nome: string;
  readonly numero: string | null;
  readonly observacao: string | null;
  readonly origem: "transacao" | "chat" | "importacao" | "manual" | "formulario";
  readonly pais: string;
  readonly qtd_compras: number;
  readonly responsavel_id: string | null;
  readonly telefone: string | null;
  readonly tipo_documento: "cpf" | "cnpj" | null;
  readonly total_compras_centavos: number;
  readonly uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO" | null;
  readonly ultima_compra_em: string | null;
};

export type Permissoes = {
  readonly grupo_menu: string | null;
  readonly icone: string | null;
  readonly no_menu: boolean;
  readonly oculta_sitemap: boolean;
  readonly ordem: number;
  readonly pagina_id: string;
  readonly rota: string;
  readonly titulo: string;
};

export type Tags = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly cor: string;
  readonly criado_em: string;
  readonly id: string;
  readonly nome: string;
};

export type Usuarios = {
  readonly ativo: boolean;
  readonly atualizado_em: string;
  readonly avatar_url: string | null;
  readonly conta_id: string;
  readonly convidado_em: string | null;
  readonly cor: string;
  readonly criado_em: string;
  readonly email: string;
  readonly id: string;
  readonly nome: string;
  readonly perfil: "proprietario" | "comercial" | "suporte" | "logistica" | "financeiro" | "trafego";
  readonly permissoes: readonly unknown[];
  readonly presenca: "online" | "ausente" | "offline";
  readonly som_notificacao: boolean;
  readonly telefone: string | null;
  readonly visto_em: string | null;
};

export type VwContatos = {
  readonly aceita_contato: boolean;
  readonly atualizado_em: string;
  readonly busca: string;
  readonly cidade: string | null;
  readonly criado_em: string;
  readonly dados_teste: boolean;
  readonly documento_mascara: string | null;
  readonly email: string | null;
  readonly id: string;
  readonly nome: string;
  readonly origem: "transacao" | "chat" | "importacao" | "manual" | "formulario";
  readonly qtd_compras: number;
  readonly responsavel_cor: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly tag_ids: readonly string[];
  readonly tags: readonly unknown[];
  readonly telefone: string | null;
  readonly tipo_documento: "cpf" | "cnpj" | null;
  readonly total_compras_centavos: number;
  readonly uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO" | null;
  readonly ultima_compra_em: string | null;
};

export type VwEquipe = {
  readonly avatarUrl: string | null;
  readonly cor: string;
  readonly id: string;
  readonly nome: string;
  readonly perfil: "proprietario" | "comercial" | "suporte" | "logistica" | "financeiro" | "trafego";
  readonly presenca: "online" | "ausente" | "offline";
};

export type VwPermissoes = {
  readonly escopo: "todos" | "proprios";
  readonly grupo: string | null;
  readonly icone: string | null;
  readonly noMenu: boolean;
  readonly ordem: number;
  readonly paginaId: string;
  readonly podeEditar: boolean;
  readonly podeGerir: boolean;
  readonly podeVer: boolean;
  readonly rota: string;
  readonly titulo: string;
};
