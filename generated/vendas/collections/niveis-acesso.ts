// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type NiveisAcessoRow = {
  readonly value: "nenhum" | "ver" | "editar" | "gerir";
  readonly label: string;
};

export const niveisAcesso = staticCollection<readonly NiveisAcessoRow[]>({
  id: "niveisAcesso",
  data: [
    { value: "nenhum", label: "Sem acesso" },
    { value: "ver", label: "Ver" },
    { value: "editar", label: "Editar" },
    { value: "gerir", label: "Gerir" },
  ],
  key: "value",
});
