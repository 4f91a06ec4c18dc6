// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { enviosResumo } from "../collections/envios-resumo";
import { enviosMudaram } from "./envios-mudaram";

/** Os envios mudam enquanto se olha, também depois de uma queda da conexão. */
export const enviosOuvir = workflow("enviosOuvir", async (run) => {
  await supabaseSubscribe(run, {
    channel: `envios:${auth.user.value?.conta_id ?? ""}`,
    private: true,
    onBroadcast: async (run) => {
      await enviosMudaram(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && enviosResumo.isFetched.value) {
        await enviosMudaram(run);
      }
    },
  });
}, {
  onError: (run) => {
    log(run, "não se ouve por onde andam os envios");
  },
});
