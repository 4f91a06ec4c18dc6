// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseUnsubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";

/** Quem sai da página não ouve mais o quadro. */
export const pipelinesCalar = workflow("pipelinesCalar", async (run) => {
  await supabaseUnsubscribe(run, {
    channel: `pipelines:${auth.user.value?.conta_id ?? ""}`,
  });
}, {
  onError: (run) => {
    log(run, "o canal dos pipelines já não estava aberto");
  },
});
