// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  join,
  values,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { anunciosLer } from "./anuncios-ler";
import { avisar } from "./avisar";

/** Pede os números de novo, de dez em dez minutos. */
export const trafegoSincronizar = workflow("trafegoSincronizar", async (run) => {
  if (variables.salvando.value !== "") {
    return;
  }
  variables.salvando.set("trafegoSincronizar");
  await supabaseCall(run, "rpc_anuncios_sincronizar");
  await anunciosLer(run);
  variables.salvando.set("");
  await avisar(run, {
    mensagem: "Sincronização pedida.",
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    const campos = custom.errosDosCampos(error, { sincronizar: "sincronizar" });
    await avisar(run, {
      mensagem: campos != null
        ? join(values(campos), " ")
        : mensagemErro(error),
      tipo: "info",
    });
  },
});
