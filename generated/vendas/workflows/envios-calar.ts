// @generated from designs/vendas/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseUnsubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";

/** Quem sai da página não ouve mais os envios. */
export const enviosCalar = workflow("enviosCalar", async (run) => {
  await supabaseUnsubscribe(run, {
    channel: `envios:${auth.user.value?.conta_id ?? ""}`,
  });
}, {
  onError: (run) => {
    log(run, "o canal dos envios já não estava aberto");
  },
});
