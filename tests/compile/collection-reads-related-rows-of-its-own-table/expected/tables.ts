// @generated from design/tables.json. Do not edit.

export type Empresas = {
  readonly id: string;
  readonly nome: string;
};

export type Mensagens = {
  readonly conta_id: string;
  readonly id: string;
  readonly resposta_a: string | null;
};

export type Pessoas = {
  readonly chefe_id: string | null;
  readonly empresa_id: string;
  readonly id: string;
  readonly left_id: string | null;
  readonly nome: string;
};
