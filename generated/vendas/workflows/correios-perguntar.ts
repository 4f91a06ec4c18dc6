// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";

/** Pergunta aos Correios pelos objetos da vez; o que muda chega ao vivo. */
export const correiosPerguntar = workflow("correiosPerguntar", async (run) => {
  await supabaseInvoke(run, {
    function: "conexoes/rastreios",
    body: {},
  });
}, {
  onError: () => {
    return;
  },
});
