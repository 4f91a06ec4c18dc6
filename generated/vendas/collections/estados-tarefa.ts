// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type EstadosTarefaRow = {
  readonly value: "a_fazer" | "em_andamento" | "concluida" | "cancelada";
  readonly label: string;
};

export const estadosTarefa = staticCollection<readonly EstadosTarefaRow[]>({
  id: "estadosTarefa",
  data: [
    { value: "a_fazer", label: "A fazer" },
    { value: "em_andamento", label: "Em andamento" },
    { value: "concluida", label: "Concluída" },
    { value: "cancelada", label: "Cancelada" },
  ],
  key: "value",
});
