// @generated from design/tables.json. Do not edit.

export type Contatos = {
  readonly id: string;
  readonly idade: number | null;
  readonly nome: string;
};
