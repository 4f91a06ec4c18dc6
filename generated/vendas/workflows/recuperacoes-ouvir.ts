// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import * as variables from "../variables";
import { recuperacoesMudaram } from "./recuperacoes-mudaram";

/** A página acompanha o que muda, também depois de uma queda da conexão. */
export const recuperacoesOuvir = workflow("recuperacoesOuvir", async (run) => {
  await supabaseSubscribe(run, {
    channel: `vendas:${auth.user.value?.conta_id ?? ""}`,
    private: true,
    onBroadcast: async (run) => {
      await recuperacoesMudaram(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && variables.vendasPerdidas.value) {
        await recuperacoesMudaram(run);
      }
      variables.vendasPerdidas.set(event.status === "reconnecting");
    },
  });
}, {
  onError: (run) => {
    log(run, "não se ouve o que muda nas vendas");
  },
});
