// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { transacoes } from "../collections/transacoes";
import { transacoesMudaram } from "./transacoes-mudaram";

/** A página acompanha o que muda, também depois de uma queda da conexão. */
export const transacoesOuvir = workflow("transacoesOuvir", async (run) => {
  await supabaseSubscribe(run, {
    channel: `vendas:${auth.user.value?.conta_id ?? ""}`,
    private: true,
    onBroadcast: async (run) => {
      await transacoesMudaram(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && transacoes.isFetched.value) {
        await transacoesMudaram(run);
      }
    },
  });
}, (run) => {
  log(run, "não se ouve o que muda nas vendas");
});
