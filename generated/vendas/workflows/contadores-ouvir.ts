// @generated from designs/vendas/workflows.json. Do not edit.
import {
  caughtError,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { contadores } from "../collections/contadores";
import {
  type Atendimentos,
  type Chats,
} from "../tables";
import { contadoresBuscar } from "./contadores-buscar";

/** Os números do menu acompanham o que muda. */
export const contadoresOuvir = workflow("contadoresOuvir", async (run) => {
  if (!contadores.isFetched.value) {
    try {
      await fetchCollection(run, contadores);
    } catch (cause) {
      caughtError(cause);
    }
  }
  await supabaseSubscribe<Atendimentos | null, string>(run, {
    channel: "menu-atendimentos",
    table: "atendimentos",
    onChange: async (run) => {
      await contadoresBuscar(run);
    },
    onStatus: async (run, event) => {
      if (event.status === "live" && contadores.isFetched.value) {
        await contadoresBuscar(run);
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
});
