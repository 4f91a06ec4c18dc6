// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contas,
} from "../tables";

export type ContasDoMesRow = Pick<Contas, "id" | "nome">;

export const contasDoMes = supabaseCollection<ContasDoMesRow>({
  id: "contasDoMes",
  table: "contas",
  select: "nome,id",
  single: true,
});
