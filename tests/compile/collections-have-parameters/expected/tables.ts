// @generated from design/tables.json. Do not edit.

export type Contatos = {
  readonly cidade: string;
  readonly id: string;
  readonly nome: string;
};
