// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Produtos,
} from "../tables";

export type ProdutosRow = Pick<
  Produtos,
    | "ativo"
    | "fisico"
    | "garantia_dias"
    | "id"
    | "moeda"
    | "nome"
    | "plataforma"
    | "preco_centavos"
    | "taxa_bps"
    | "taxa_fixa_centavos"
    | "tipo"
>;

/** Todos os produtos da conta, os que estão à venda primeiro. */
export const produtos = supabaseCollection<ProdutosRow>({
  id: "produtos",
  table: "produtos",
  select: "id,nome,plataforma,tipo,fisico,preco_centavos,moeda,garantia_dias,taxa_bps,taxa_fixa_centavos,ativo",
  autoFetch: false,
  sort: () => [
    { by: "ativo", direction: "desc" },
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 500,
});
