// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  detach,
  workflow,
} from "trama/runtime";
import {
  currentDate,
  getByIndex,
  uuid,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { conversaTransmitir } from "./conversa-transmitir";

/** Mostra a mensagem na hora e a manda depois. */
export const conversaEnviar = workflow<{
  readonly chat: string;
  readonly texto: string;
  readonly nota: boolean;
  readonly tipo?: "texto" | "modelo" | null | undefined;
}>("conversaEnviar", (run, params) => {
  const texto = params.texto.trim();
  if (texto === "") {
    return;
  }
  batch(() => {
    variables.mensagensPendentes.push({
      cliente_ref: uuid(),
      chat_id: params.chat,
      conteudo: texto,
      tipo: params.tipo ?? "texto",
      nota: params.nota,
      status: "na_fila",
      erro: "",
      criado_em: currentDate(),
      arquivo_id: "",
      arquivo_nome: "",
    });
    variables.rascunhos.setAt(params.chat, "");
  });
  detach(run, conversaTransmitir(run, {
    ref: getByIndex(variables.mensagensPendentes.value, variables.mensagensPendentes.value.length - 1)?.cliente_ref ?? "",
  }));
});
