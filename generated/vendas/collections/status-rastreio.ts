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
  readonly tom: string;
};

/** Como se lê onde está um objeto. */
export const statusRastreio = staticCollection<readonly StatusRastreioRow[]>({
  id: "statusRastreio",
  data: [
    { value: "aguardando_postagem", label: "Aguardando postagem", tom: "neutro" },
    { value: "postado", label: "Postado", tom: "info" },
    { value: "em_transito", label: "Em trânsito", tom: "info" },
    { value: "saiu_para_entrega", label: "Saiu para entrega", tom: "info" },
    { value: "tentativa_falha", label: "Tentativa falhou", tom: "atencao" },
    { value: "aguardando_retirada", label: "Aguardando retirada", tom: "atencao" },
    { value: "entregue", label: "Entregue", tom: "sucesso" },
    { value: "em_devolucao", label: "Em devolução", tom: "perigo" },
    { value: "devolvido", label: "Devolvido", tom: "perigo" },
    { value: "extraviado", label: "Extraviado", tom: "perigo" },
  ],
  key: "value",
});
