// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type DensidadesRow = {
  readonly value: "confortavel" | "compacta";
  readonly label: string;
};

export const densidades = staticCollection<readonly DensidadesRow[]>({
  id: "densidades",
  data: [
    { value: "confortavel", label: "Confortável" },
    { value: "compacta", label: "Compacta" },
  ],
  key: "value",
});
