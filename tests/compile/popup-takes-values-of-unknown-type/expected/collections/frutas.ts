// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type FrutasRow = {
  readonly id: number;
  readonly nome: string;
};

export const frutas = staticCollection<readonly FrutasRow[]>({
  id: "frutas",
  data: [
    { id: 1, nome: "Caju" },
    { id: 2, nome: "Umbu" },
  ],
});
