// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type OpcoesRow = {
  readonly value: "a" | "b";
  readonly label: string;
};

/** What can be chosen. */
export const opcoes = staticCollection<readonly OpcoesRow[]>({
  id: "opcoes",
  data: [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ],
  key: "value",
});
