// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PresencasRow = { readonly value: string; readonly label: string };

export const presencas = staticCollection<readonly PresencasRow[]>({
  id: "presencas",
  data: [
    { value: "online", label: "Online" },
    { value: "ausente", label: "Ausente" },
    { value: "offline", label: "Offline" },
  ],
  key: "value",
});
