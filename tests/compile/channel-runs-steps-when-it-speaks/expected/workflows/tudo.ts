// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import type {
  Pares,
} from "../tables";
import * as variables from "../variables";

export const tudo = workflow("tudo", async (run) => {
  await supabaseSubscribe<Pares | null>(run, {
    channel: "pares",
    table: "pares",
    key: ["a", "b"],
    onChange: (run, event) => {
      log(run, `${event.type} ${event.row?.a ?? ""}`);
    },
  });
  await supabaseSubscribe(run, {
    channel: "qualquer",
    table: variables.tabela.value,
    onChange: (run, event) => {
      log(run, event.table);
    },
  });
});
