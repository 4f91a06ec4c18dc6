// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type DiasSemanaRow = {
  readonly value: number;
  readonly label: string;
};

export const diasSemana = staticCollection<readonly DiasSemanaRow[]>({
  id: "diasSemana",
  data: [
    { value: 1, label: "Segunda" },
    { value: 2, label: "Terça" },
    { value: 3, label: "Quarta" },
    { value: 4, label: "Quinta" },
    { value: 5, label: "Sexta" },
    { value: 6, label: "Sábado" },
    { value: 7, label: "Domingo" },
  ],
  key: "value",
});
