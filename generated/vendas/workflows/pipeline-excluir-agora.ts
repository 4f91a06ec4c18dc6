// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseDelete } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "./mostrar-erro";

/** Exclui o pipeline; se não der, a pergunta continua na tela. */
export const pipelineExcluirAgora = workflow<{ readonly id: string }>("pipelineExcluirAgora", async (run, params) => {
  variables.salvando.set("excluir");
  await supabaseDelete(run, {
    table: "pipelines",
    match: {
      id: params.id,
    },
    columns: ["id"],
    single: true,
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
