// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PrazosRow = {
  readonly value: "hoje" | "semana";
  readonly label: string;
};

export const prazos = staticCollection<readonly PrazosRow[]>({
  id: "prazos",
  data: [
    { value: "hoje", label: "Hoje" },
    { value: "semana", label: "Esta semana" },
  ],
  key: "value",
});
