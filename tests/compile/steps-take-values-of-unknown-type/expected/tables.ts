// @generated from design/tables.json. Do not edit.

export type Notas = {
  readonly autor: string | null;
  readonly id: string;
  readonly texto: string;
};
