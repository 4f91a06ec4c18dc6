// @generated from design/tables.json. Do not edit.

export type Mensagens = {
  readonly id: string;
  readonly texto: string;
};
