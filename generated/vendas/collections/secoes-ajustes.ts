// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type SecoesAjustesRow = {
  readonly value:
    | "conta"
    | "produtos"
    | "pipelines"
    | "respostas"
    | "canais"
    | "integracoes"
    | "equipe";
  readonly label: string;
};

/** As partes das configurações da conta, na ordem em que aparecem. */
export const secoesAjustes = staticCollection<readonly SecoesAjustesRow[]>({
  id: "secoesAjustes",
  data: [
    { value: "conta", label: "Conta" },
    { value: "produtos", label: "Produtos" },
    { value: "pipelines", label: "Pipelines" },
    { value: "respostas", label: "Respostas rápidas" },
    { value: "canais", label: "Canais" },
    { value: "integracoes", label: "Integrações" },
    { value: "equipe", label: "Equipe" },
  ],
  key: "value",
});
