// @generated from design/tables.json. Do not edit.

export type Contas = {
  readonly id: number;
  readonly nome: string;
  readonly saldo: number | null;
};

export type LanAmentos = {
  readonly conta_id: number;
  readonly id: number;
  readonly "taxa exata": number | null;
  readonly valor: number;
};
