// @generated from design/tables.json. Do not edit.

export type Contas = {
  readonly id: string;
  readonly nome: string;
};

export type Contatos = {
  readonly conta_id: string;
  readonly criado_em: string;
  readonly dados: unknown;
  readonly id: string;
  readonly idade: number | null;
  readonly nome: string;
  readonly tags: readonly string[];
  readonly tipo: "pessoa" | "empresa";
};

export type Pedidos = {
  readonly contato_id: string;
  readonly id: string;
  readonly total: number;
};

export type VwContatos = {
  readonly id: string;
  readonly nome: string;
};
