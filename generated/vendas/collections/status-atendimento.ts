// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type StatusAtendimentoRow = {
  readonly value:
    | "novo"
    | "em_atendimento"
    | "aguardando_cliente"
    | "aguardando_interno"
    | "resolvido"
    | "fechado";
  readonly label: string;
};

export const statusAtendimento = staticCollection<readonly StatusAtendimentoRow[]>({
  id: "statusAtendimento",
  data: [
    { value: "novo", label: "Novo" },
    { value: "em_atendimento", label: "Em atendimento" },
    { value: "aguardando_cliente", label: "Aguardando cliente" },
    { value: "aguardando_interno", label: "Aguardando interno" },
    { value: "resolvido", label: "Resolvido" },
    { value: "fechado", label: "Fechado" },
  ],
  key: "value",
});
