// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Reserva a primeira da fila que ninguém atende; diz se havia uma. */
export const recuperacaoProxima = workflow<unknown, boolean>("recuperacaoProxima", async (run) => {
  if (variables.salvando.value !== "") {
    return false;
  }
  variables.salvando.set("recuperacaoProxima");
  const achada = await supabaseCall<string | null>(run, "rpc_recuperacao_proxima");
  variables.salvando.set("");
  if (!achada) {
    await avisar(run, {
      mensagem: "Fila zerada. Bom trabalho.",
    });
    return false;
  }
  variables.recuperacaoAberta.set(toText(achada));
  return true;
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
    return false;
  },
});
