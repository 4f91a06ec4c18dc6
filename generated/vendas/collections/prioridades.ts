// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PrioridadesRow = {
  readonly value: "baixa" | "normal" | "alta" | "urgente";
  readonly label: string;
};

export const prioridades = staticCollection<readonly PrioridadesRow[]>({
  id: "prioridades",
  data: [
    { value: "baixa", label: "Baixa" },
    { value: "normal", label: "Normal" },
    { value: "alta", label: "Alta" },
    { value: "urgente", label: "Urgente" },
  ],
  key: "value",
});
