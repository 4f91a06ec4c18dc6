// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type StatusEnvioRow = {
  readonly value:
    | "pendente"
    | "endereco_incompleto"
    | "em_separacao"
    | "etiqueta_emitida"
    | "postado"
    | "entregue"
    | "devolvido"
    | "extraviado"
    | "cancelado";
  readonly label: string;
};

/** Como se lê o status de um envio. */
export const statusEnvio = staticCollection<readonly StatusEnvioRow[]>({
  id: "statusEnvio",
  data: [
    { value: "pendente", label: "Pendente" },
    { value: "endereco_incompleto", label: "Endereço incompleto" },
    { value: "em_separacao", label: "Em separação" },
    { value: "etiqueta_emitida", label: "Etiqueta emitida" },
    { value: "postado", label: "Postado" },
    { value: "entregue", label: "Entregue" },
    { value: "devolvido", label: "Devolvido" },
    { value: "extraviado", label: "Extraviado" },
    { value: "cancelado", label: "Cancelado" },
  ],
  key: "value",
});
