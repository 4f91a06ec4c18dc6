// @generated from designs/vendas/workflows.json. Do not edit.
import {
  detach,
  iterate,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pendentesCom } from "../formulas/pendentes-com";
import type {
  VwMensagens,
} from "../tables";
import * as variables from "../variables";
import { canaisMandar } from "./canais-mandar";

/** Manda uma mensagem pendente; mandar de novo não a repete, pois a referência é a mesma. */
export const conversaTransmitir = workflow<{ readonly ref: string }>("conversaTransmitir", async (run, params) => {
  for (const pendente of iterate(variables.mensagensPendentes.value.filter((uma) => uma.cliente_ref === params.ref))) {
    variables.mensagensPendentes.set(pendentesCom(params.ref, "na_fila", ""));
    const enviada = await supabaseCall<readonly VwMensagens[]>(run, "rpc_chat_enviar", {
      p_arquivo: ifEmpty(pendente.arquivo_id, null),
      p_chat: pendente.chat_id,
      p_cliente_ref: params.ref,
      p_conteudo: pendente.conteudo,
      p_nota: pendente.nota,
      p_tipo: pendente.tipo,
    }, {
      timeout: 15000,
    });
    variables.mensagensPendentes.set(pendentesCom(params.ref, "enviada", ""));
    if (enviada[0]?.status === "na_fila") {
      detach(run, canaisMandar(run));
    }
  }
}, {
  onError: (_run, error, params) => {
    variables.mensagensPendentes.set(pendentesCom(params.ref, "falhou", mensagemErro(error)));
  },
});
