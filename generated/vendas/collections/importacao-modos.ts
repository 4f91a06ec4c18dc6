// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ImportacaoModosRow = {
  readonly value: "novas_e_atualizar" | "so_novas";
  readonly label: string;
};

export const importacaoModos = staticCollection<readonly ImportacaoModosRow[]>({
  id: "importacaoModos",
  data: [
    { value: "novas_e_atualizar", label: "Vendas novas e mudanças nas que já existem" },
    { value: "so_novas", label: "Só vendas novas" },
  ],
  key: "value",
});
