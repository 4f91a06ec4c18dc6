// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PresencasRow = {
  readonly label: string;
  readonly value: "online" | "ausente" | "offline";
};

export const presencas = staticCollection<readonly PresencasRow[]>({
  id: "presencas",
  data: [
    { value: "online", label: "Online" },
    { value: "ausente", label: "Ausente" },
    { value: "offline", label: "Offline" },
  ],
  key: "value",
});
