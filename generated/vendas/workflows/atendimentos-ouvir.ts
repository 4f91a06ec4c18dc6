// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { atendimentos } from "../collections/atendimentos";
import type {
  Atendimentos,
} from "../tables";
import { atendimentosMudaram } from "./atendimentos-mudaram";

/** A lista aberta acompanha o que muda, também depois de uma queda da conexão. */
export const atendimentosOuvir = workflow("atendimentosOuvir", async (run) => {
  await supabaseSubscribe<Atendimentos | null, string>(run, {
    channel: "atendimentos",
    table: "atendimentos",
    onChange: async (run) => {
      await atendimentosMudaram(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && atendimentos.isFetched.value) {
        await atendimentosMudaram(run);
      }
    },
  });
});
