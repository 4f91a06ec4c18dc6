// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { enviosBuscar } from "./envios-buscar";
import { mostrarErro } from "./mostrar-erro";

export const envioConferir = workflow<{
  readonly id: string;
  readonly conferido: boolean;
}>("envioConferir", async (run, params) => {
  await supabaseCall(run, "rpc_envio_conferir", {
    p_conferido: params.conferido,
    p_id: params.id,
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
