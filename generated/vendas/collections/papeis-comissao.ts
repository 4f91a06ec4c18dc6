// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PapeisComissaoRow = {
  readonly value: "produtor" | "coprodutor" | "afiliado" | "gerente_afiliados";
  readonly label: string;
};

export const papeisComissao = staticCollection<readonly PapeisComissaoRow[]>({
  id: "papeisComissao",
  data: [
    { value: "produtor", label: "Produção" },
    { value: "coprodutor", label: "Coprodução" },
    { value: "afiliado", label: "Afiliado" },
    { value: "gerente_afiliados", label: "Gerente de afiliados" },
  ],
  key: "value",
});
