// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Produtos,
} from "../tables";

export type ProdutosOpcoesRow = Pick<Produtos, "id" | "nome" | "preco_centavos">;

export const produtosOpcoes = supabaseCollection<ProdutosOpcoesRow>({
  id: "produtosOpcoes",
  table: "produtos",
  select: "id,nome,preco_centavos",
  filter: () => ({ and: [{ field: "ativo", operator: "eq", value: true }] }),
  sort: () => [
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 500,
});
