// @generated from designs/tarefas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PrazosRow = {
  readonly value: "hoje" | "semana" | "depois";
  readonly label: string;
};

export const prazos = staticCollection<readonly PrazosRow[]>({
  id: "prazos",
  data: [
    { value: "hoje", label: "Hoje" },
    { value: "semana", label: "Esta semana" },
    { value: "depois", label: "Depois" },
  ],
  key: "value",
});
