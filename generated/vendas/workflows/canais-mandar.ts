// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";

/** Lembra ao canal o que espera para sair. O que falha fica na mensagem, e o que não saiu vai com a próxima. */
export const canaisMandar = workflow("canaisMandar", async (run) => {
  await supabaseInvoke(run, {
    function: "conexoes/enviar",
    body: {},
  });
}, {
  onError: () => {
    return;
  },
});
