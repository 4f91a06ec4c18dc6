// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ItensRow = {
  readonly id: string;
  readonly nome: string;
  readonly peso: number;
};

export const itens = staticCollection<readonly ItensRow[]>({
  id: "itens",
  data: [
    { id: "a", nome: "A", peso: 1 },
  ],
});
