// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type PessoasRow = {
  readonly id: string;
  readonly nome: string;
  readonly chefe: { readonly nome: string };
  readonly direita: readonly { readonly id: string }[];
  readonly empresa?: { readonly nome: string } | null | undefined;
  readonly equipe: readonly {
    readonly id: string;
    readonly nome: string;
  }[];
  readonly left_id?: { readonly id: string } | null | undefined;
};

export const pessoas = supabaseCollection<PessoasRow>({
  id: "pessoas",
  table: "pessoas",
  select: "id,nome,chefe:chefe_id!inner(nome),direita:pessoas!\"left_id\"(id),empresa:empresas!\"inner_fkey\"(nome),equipe:pessoas!chefe_id(id,nome),left_id(id)",
  sort: () => [
    { by: "chefe.nome" },
  ],
});
