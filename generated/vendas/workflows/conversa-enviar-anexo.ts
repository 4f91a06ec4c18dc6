// @generated from designs/vendas/workflows.json. Do not edit.
import {
  detach,
  iterate,
  workflow,
} from "trama/runtime";
import {
  currentDate,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { conversaTirarAnexo } from "./conversa-tirar-anexo";
import { conversaTransmitir } from "./conversa-transmitir";

/** Um arquivo que subiu vai para a conversa, com a sua legenda. */
export const conversaEnviarAnexo = workflow<{
  readonly ref: string;
  readonly arquivo: string;
}>("conversaEnviarAnexo", async (run, params) => {
  for (const anexo of iterate(variables.anexos.value.filter((um) => um.ref === params.ref))) {
    variables.mensagensPendentes.push({
      cliente_ref: anexo.ref,
      chat_id: anexo.chat_id,
      conteudo: anexo.legenda,
      tipo: anexo.tipo,
      nota: anexo.nota,
      status: "na_fila",
      erro: "",
      criado_em: currentDate(),
      arquivo_id: params.arquivo,
      arquivo_nome: anexo.nome,
    });
    await conversaTirarAnexo(run, {
      ref: params.ref,
    });
    detach(run, conversaTransmitir(run, {
      ref: params.ref,
    }));
  }
});
