// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type UltimosAcessosRow = {
  readonly value: "7" | "30" | "90" | "nunca";
  readonly label: string;
};

/** Quando se usou um acesso pela última vez. */
export const ultimosAcessos = staticCollection<readonly UltimosAcessosRow[]>({
  id: "ultimosAcessos",
  data: [
    { value: "7", label: "Nos últimos 7 dias" },
    { value: "30", label: "Nos últimos 30 dias" },
    { value: "90", label: "Nos últimos 90 dias" },
    { value: "nunca", label: "Nunca acessou" },
  ],
  key: "value",
});
