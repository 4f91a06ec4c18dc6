// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PapeisParticipanteRow = {
  readonly value: "coprodutor" | "afiliado" | "gerente_afiliados";
  readonly label: string;
};

export const papeisParticipante = staticCollection<readonly PapeisParticipanteRow[]>({
  id: "papeisParticipante",
  data: [
    { value: "coprodutor", label: "Coprodutor" },
    { value: "afiliado", label: "Afiliado" },
    { value: "gerente_afiliados", label: "Gerente de afiliados" },
  ],
  key: "value",
});
