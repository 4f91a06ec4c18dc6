// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type OrigensRow = {
  readonly value:
    | "transacao"
    | "chat"
    | "importacao"
    | "manual"
    | "formulario";
  readonly label: string;
};

export const origens = staticCollection<readonly OrigensRow[]>({
  id: "origens",
  data: [
    { value: "transacao", label: "Transação" },
    { value: "chat", label: "Chat" },
    { value: "importacao", label: "Importação" },
    { value: "manual", label: "Manual" },
    { value: "formulario", label: "Formulário" },
  ],
  key: "value",
});
