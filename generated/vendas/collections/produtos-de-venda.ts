// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Produtos,
} from "../tables";

export type ProdutosDeVendaRow = Pick<Produtos, "id" | "nome" | "preco_centavos">;

/** Todo produto da conta, também o que só se vende em uma plataforma: uma venda à mão é de qualquer um. */
export const produtosDeVenda = supabaseCollection<ProdutosDeVendaRow>({
  id: "produtosDeVenda",
  table: "produtos",
  select: "id,nome,preco_centavos",
  autoFetch: false,
  sort: () => [
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 500,
});
