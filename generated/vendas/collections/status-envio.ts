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
  readonly tom: string;
};

/** Como se lê o status de um envio. */
export const statusEnvio = staticCollection<readonly StatusEnvioRow[]>({
  id: "statusEnvio",
  data: [
    { value: "pendente", label: "Pendente", tom: "neutro" },
    { value: "endereco_incompleto", label: "Endereço incompleto", tom: "atencao" },
    { value: "em_separacao", label: "Em separação", tom: "roxo" },
    { value: "etiqueta_emitida", label: "Etiqueta emitida", tom: "info" },
    { value: "postado", label: "Postado", tom: "info" },
    { value: "entregue", label: "Entregue", tom: "sucesso" },
    { value: "devolvido", label: "Devolvido", tom: "perigo" },
    { value: "extraviado", label: "Extraviado", tom: "perigo" },
    { value: "cancelado", label: "Cancelado", tom: "neutro" },
  ],
  key: "value",
});
