// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TamanhosRow = {
  readonly id: number;
  readonly label: string;
};

export const tamanhos = staticCollection<readonly TamanhosRow[]>({
  id: "tamanhos",
  data: [
    { id: 1, label: "P" },
    { id: 2, label: "M" },
  ],
});
