// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type StatusAcessoRow = {
  readonly value: "ativo" | "suspenso" | "expirado" | "cancelado";
  readonly label: string;
};

/** Os status de um acesso ao app do vendedor. */
export const statusAcesso = staticCollection<readonly StatusAcessoRow[]>({
  id: "statusAcesso",
  data: [
    { value: "ativo", label: "Ativo" },
    { value: "suspenso", label: "Suspenso" },
    { value: "expirado", label: "Expirado" },
    { value: "cancelado", label: "Cancelado" },
  ],
  key: "value",
});
