// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "./mostrar-erro";

/** Exclui uma oportunidade; a confirmação fica aberta até dar certo. */
export const oportunidadeExcluirAgora = workflow<{ readonly id: string }>("oportunidadeExcluirAgora", async (run, params) => {
  variables.salvando.set("excluir");
  await supabaseCall(run, "rpc_oportunidade_excluir", {
    p_id: params.id,
  });
  variables.salvando.set("");
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
