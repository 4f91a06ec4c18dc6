// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { pipelineResumo } from "../collections/pipeline-resumo";
import { pipelinesMudaram } from "./pipelines-mudaram";

/** O quadro acompanha o que outras pessoas fazem, também depois de uma queda da conexão. */
export const pipelinesOuvir = workflow("pipelinesOuvir", async (run) => {
  await supabaseSubscribe(run, {
    channel: `pipelines:${auth.user.value?.conta_id ?? ""}`,
    private: true,
    onBroadcast: async (run) => {
      await pipelinesMudaram(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && pipelineResumo.isFetched.value) {
        await pipelinesMudaram(run);
      }
    },
  });
}, {
  onError: (run) => {
    log(run, "não se ouve o que outras pessoas mudam no quadro");
  },
});
