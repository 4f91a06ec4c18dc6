// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type StatusRastreioRow = {
  readonly value:
    | "aguardando_postagem"
    | "postado"
    | "em_transito"
    | "saiu_para_entrega"
    | "tentativa_falha"
    | "aguardando_retirada"
    | "entregue"
    | "em_devolucao"
    | "devolvido"
    | "extraviado";
  readonly label: string;
};

/** Como se lê onde está um objeto. */
export const statusRastreio = staticCollection<readonly StatusRastreioRow[]>({
  id: "statusRastreio",
  data: [
    { value: "aguardando_postagem", label: "Aguardando postagem" },
    { value: "postado", label: "Postado" },
    { value: "em_transito", label: "Em trânsito" },
    { value: "saiu_para_entrega", label: "Saiu para entrega" },
    { value: "tentativa_falha", label: "Tentativa falhou" },
    { value: "aguardando_retirada", label: "Aguardando retirada" },
    { value: "entregue", label: "Entregue" },
    { value: "em_devolucao", label: "Em devolução" },
    { value: "devolvido", label: "Devolvido" },
    { value: "extraviado", label: "Extraviado" },
  ],
  key: "value",
});
