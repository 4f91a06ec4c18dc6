// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TamanhosPaginaRow = {
  readonly value: number;
  readonly label: string;
};

export const tamanhosPagina = staticCollection<readonly TamanhosPaginaRow[]>({
  id: "tamanhosPagina",
  data: [
    { value: 10, label: "10 por página" },
    { value: 25, label: "25 por página" },
    { value: 50, label: "50 por página" },
    { value: 100, label: "100 por página" },
  ],
  key: "value",
});
