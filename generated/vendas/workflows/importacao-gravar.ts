// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import * as variables from "../variables";
import { importacaoAcompanhar } from "./importacao-acompanhar";
import { mostrarErro } from "./mostrar-erro";

/** Grava as linhas conferidas, ou continua de onde a gravação parou. */
export const importacaoGravar = workflow("importacaoGravar", async (run) => {
  if (variables.salvando.value !== "") {
    return;
  }
  variables.salvando.set("importacaoExecutar");
  await supabaseInvoke(run, {
    function: "importacoes/executar",
    body: { id: variables.importacaoAberta.value },
  });
  variables.salvando.set("");
  await importacaoAcompanhar(run);
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemFuncao(error),
    });
  },
});
