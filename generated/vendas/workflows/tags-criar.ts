// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { supabaseInsert } from "trama/runtime/plugins/supabase";
import { tagsOpcoes } from "../collections/tags-opcoes";

/** Cria tags; depois as opções as têm, com os ids. */
export const tagsCriar = workflow<{
  readonly nomes: readonly string[];
  readonly cor: string;
}>("tagsCriar", async (run, params) => {
  if (params.nomes.length === 0) {
    return;
  }
  await supabaseInsert(run, {
    table: "tags",
    data: params.nomes.map((nome) => ({ nome: nome.trim(), cor: params.cor })),
  });
  await fetchCollection(run, tagsOpcoes);
});
