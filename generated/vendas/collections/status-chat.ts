// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type StatusChatRow = {
  readonly value: "aberto" | "pendente" | "adiado" | "resolvido";
  readonly label: string;
};

/** Em que pé está uma conversa. */
export const statusChat = staticCollection<readonly StatusChatRow[]>({
  id: "statusChat",
  data: [
    { value: "aberto", label: "Aberta" },
    { value: "pendente", label: "Pendente" },
    { value: "adiado", label: "Adiada" },
    { value: "resolvido", label: "Resolvida" },
  ],
  key: "value",
});
