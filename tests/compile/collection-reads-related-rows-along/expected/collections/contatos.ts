// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contas,
} from "../tables";

export type ContatosRow = {
  readonly id: string;
  readonly nome: string;
  readonly conta: Contas;
  readonly pedidos: readonly {
    readonly id: string;
    readonly total: number;
  }[];
};

export const contatos = supabaseCollection<ContatosRow>({
  id: "contatos",
  table: "contatos",
  select: "id,nome,conta:contas!contatos_conta_id_fkey!inner(*),pedidos!pedidos_contato_id_fkey(id,total)",
});
