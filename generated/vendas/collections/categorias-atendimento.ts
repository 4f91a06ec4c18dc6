// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type CategoriasAtendimentoRow = {
  readonly value:
    | "acesso"
    | "pagamento"
    | "reembolso"
    | "entrega"
    | "conteudo"
    | "duvida"
    | "outro";
  readonly label: string;
};

export const categoriasAtendimento = staticCollection<readonly CategoriasAtendimentoRow[]>({
  id: "categoriasAtendimento",
  data: [
    { value: "acesso", label: "Acesso" },
    { value: "pagamento", label: "Pagamento" },
    { value: "reembolso", label: "Reembolso" },
    { value: "entrega", label: "Entrega" },
    { value: "conteudo", label: "Conteúdo" },
    { value: "duvida", label: "Dúvida" },
    { value: "outro", label: "Outro" },
  ],
  key: "value",
});
