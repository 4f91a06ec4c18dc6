// @generated from design/tables.json. Do not edit.

export type PreOs = {
  readonly dados: unknown;
  readonly "dito \"sim\"": string;
  readonly "first name": string;
  readonly id: number;
  readonly "ligação": number;
  readonly limit: number;
  readonly "v1.0": string;
};
