// @generated from design/tables.json. Do not edit.

export type Saidas = {
  readonly em: string;
  readonly id: string;
  readonly vagas: number;
};
