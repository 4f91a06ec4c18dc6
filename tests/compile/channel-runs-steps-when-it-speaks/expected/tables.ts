// @generated from design/tables.json. Do not edit.

export type Mensagens = {
  readonly chat_id: string;
  readonly cliente_ref: string | null;
  readonly criado_em: string;
  readonly id: string;
  readonly texto: string;
};

export type Pares = {
  readonly a: string;
  readonly b: number;
};
