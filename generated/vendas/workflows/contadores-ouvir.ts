// @generated from designs/vendas/workflows.json. Do not edit.
import {
  wait,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { contadores } from "../collections/contadores";
import type {
  Atendimentos,
  Chats,
} from "../tables";
import { contadoresBuscar } from "./contadores-buscar";
import { contadoresPrimeiros } from "./contadores-primeiros";

/** Os números do menu acompanham o que muda: contam-se quando já se ouve o que muda, ou dois segundos depois se a conexão demora. */
export const contadoresOuvir = workflow("contadoresOuvir", async (run) => {
  await supabaseSubscribe<Atendimentos | null, string>(run, {
    channel: "menu-atendimentos",
    table: "atendimentos",
    onChange: async (run) => {
      await contadoresBuscar(run);
    },
    onStatus: async (run, event) => {
      if (event.status !== "live") {
        return;
      }
      if (contadores.isFetched.value) {
        await contadoresBuscar(run);
      } else {
        await contadoresPrimeiros(run);
      }
    },
  });
  await supabaseSubscribe<Chats | null, string>(run, {
    channel: "menu-chats",
    table: "chats",
    onChange: async (run) => {
      await contadoresBuscar(run);
    },
  });
  await wait(run, 2000);
  if (contadores.isFetched.value || contadores.isFetching.value) {
    return;
  }
  await contadoresPrimeiros(run);
});
