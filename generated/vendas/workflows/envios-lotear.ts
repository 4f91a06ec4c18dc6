// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { enviosBuscar } from "./envios-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Põe envios no lote aberto, ou os devolve à fila. */
export const enviosLotear = workflow<{
  readonly ids: readonly string[];
  readonly dentro?: boolean | null | undefined;
}, boolean>("enviosLotear", async (run, params) => {
  if (variables.salvando.value !== "") {
    return false;
  }
  variables.salvando.set("enviosLote");
  const feitos = await supabaseCall<readonly {
    readonly erro?: string | null | undefined;
    readonly id: string;
    readonly ok: boolean;
  }[]>(run, "rpc_envios_lote", {
    p_dentro: params.dentro ?? true,
    p_ids: params.ids,
  });
  variables.salvando.set("");
  const certos = feitos.filter((um) => um.ok).length;
  const mudou = certos > 0;
  const errados = feitos.length - certos;
  await enviosBuscar(run);
  if (mudou) {
    await avisar(run, {
      mensagem: `${certos === 1 ? "1 envio" : `${certos} envios`} ${params.dentro ?? true ? "no lote de hoje." : "de volta à fila."}`,
    });
  }
  if (errados > 0) {
    await mostrarErro(run, {
      mensagem: errados === 1
        ? "1 envio ficou de fora: o endereço está incompleto ou ele já saiu."
        : `${errados} envios ficaram de fora: o endereço está incompleto ou eles já saíram.`,
    });
  }
  return mudou;
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
