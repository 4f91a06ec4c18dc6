// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatos,
} from "../tables";
import * as variables from "../variables";

export const achados = supabaseCollection<VwContatos>({
  id: "achados",
  function: "rpc_listar",
  args: () => ({
    p_nome: variables.nome.value,
  }),
});
