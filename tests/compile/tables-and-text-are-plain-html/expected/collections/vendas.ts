// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type VendasRow = {
  readonly id: number;
  readonly nome: string;
  readonly total: number;
};

export const vendas = staticCollection<readonly VendasRow[]>({
  id: "vendas",
  data: [
    { id: 1, nome: "Ana", total: 3 },
    { id: 2, nome: "Bia", total: 5 },
  ],
});
