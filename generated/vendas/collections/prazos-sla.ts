// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PrazosSlaRow = {
  readonly value: "no_prazo" | "vencendo" | "em_1h" | "estourado";
  readonly label: string;
};

export const prazosSla = staticCollection<readonly PrazosSlaRow[]>({
  id: "prazosSla",
  data: [
    { value: "no_prazo", label: "No prazo" },
    { value: "vencendo", label: "Vencendo" },
    { value: "em_1h", label: "Vence em 1 h" },
    { value: "estourado", label: "Estourado" },
  ],
  key: "value",
});
