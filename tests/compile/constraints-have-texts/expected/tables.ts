// @generated from design/tables.json. Do not edit.

export type Bicicletas = {
  readonly id: string;
};
