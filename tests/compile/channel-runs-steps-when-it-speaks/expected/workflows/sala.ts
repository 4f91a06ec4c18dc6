// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  supabaseSetPresence,
  supabaseSubscribe,
  supabaseUnsubscribe,
} from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export const sala = workflow("sala", async (run) => {
  await supabaseSubscribe(run, {
    channel: "sala",
    private: true,
    self: true,
    presence: variables.ultima.value,
    wait: true,
    keep: true,
    onBroadcast: (run, event) => {
      log(run, event.event);
    },
    onPresence: (_run, event) => {
      variables.presentes.set(event.present.length);
    },
  });
  await supabaseSetPresence(run, {
    channel: "sala",
    state: { status: "online" },
  });
  await supabaseUnsubscribe(run, {
    channel: "sala",
  });
});
