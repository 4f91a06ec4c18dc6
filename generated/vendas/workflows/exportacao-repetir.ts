// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { exportacoesBuscar } from "./exportacoes-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Pede de novo um relatório que falhou ou venceu. */
export const exportacaoRepetir = workflow<{ readonly id: string }>("exportacaoRepetir", async (run, params) => {
  if (variables.salvando.value !== "") {
    return;
  }
  variables.salvando.set(params.id);
  await supabaseInvoke(run, {
    function: "exportacoes",
    body: { id: params.id },
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: "Relatório em preparação.",
  });
  await exportacoesBuscar(run);
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemFuncao(error),
    });
  },
});
