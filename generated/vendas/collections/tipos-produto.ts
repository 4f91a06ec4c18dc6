// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TiposProdutoRow = {
  readonly value:
    | "curso"
    | "ebook"
    | "assinatura"
    | "evento"
    | "comunidade"
    | "software"
    | "fisico"
    | "kit";
  readonly label: string;
};

export const tiposProduto = staticCollection<readonly TiposProdutoRow[]>({
  id: "tiposProduto",
  data: [
    { value: "curso", label: "Curso" },
    { value: "ebook", label: "E-book" },
    { value: "assinatura", label: "Assinatura" },
    { value: "evento", label: "Evento" },
    { value: "comunidade", label: "Comunidade" },
    { value: "software", label: "Software" },
    { value: "fisico", label: "Produto físico" },
    { value: "kit", label: "Kit" },
  ],
  key: "value",
});
