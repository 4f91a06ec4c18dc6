// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { rastreios } from "../collections/rastreios";
import { rastreiosMudaram } from "./rastreios-mudaram";

/** Os objetos andam enquanto se olha, também depois de uma queda da conexão. */
export const rastreiosOuvir = workflow("rastreiosOuvir", async (run) => {
  await supabaseSubscribe(run, {
    channel: `envios:${auth.user.value?.conta_id ?? ""}`,
    private: true,
    onBroadcast: async (run) => {
      await rastreiosMudaram(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && rastreios.isFetched.value) {
        await rastreiosMudaram(run);
      }
    },
  });
}, {
  onError: (run) => {
    log(run, "não se ouve por onde andam os objetos");
  },
});
