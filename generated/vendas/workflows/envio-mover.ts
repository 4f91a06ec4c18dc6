// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { enviosBuscar } from "./envios-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Um cartão do lote mudou de lugar; se o servidor recusa, ele volta. */
export const envioMover = workflow<{
  readonly id: string;
  readonly status: "pendente" | "em_separacao";
  readonly depois: string | null | undefined;
}>("envioMover", async (run, params) => {
  await supabaseCall(run, "rpc_envio_mover", {
    p_depois_de: params.depois,
    p_id: params.id,
    p_status: params.status,
  });
  variables.listaQuieta.set(true);
  await enviosBuscar(run);
  variables.listaQuieta.set(false);
}, {
  onError: async (run, error) => {
    await enviosBuscar(run);
    variables.listaQuieta.set(false);
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
