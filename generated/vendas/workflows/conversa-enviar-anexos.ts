// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  detach,
  workflow,
} from "trama/runtime";
import { anexoDoTexto } from "../formulas/anexo-do-texto";
import * as variables from "../variables";
import { conversaEnviar } from "./conversa-enviar";
import { conversaSubirAnexos } from "./conversa-subir-anexos";

/** Manda os arquivos que esperam, o primeiro com o texto como legenda, e de novo os que falharam, cada um com a sua. */
export const conversaEnviarAnexos = workflow<{
  readonly chat: string;
  readonly texto: string;
  readonly nota: boolean;
}>("conversaEnviarAnexos", async (run, params) => {
  const legendado = anexoDoTexto(params.chat);
  if (legendado !== "") {
    batch(() => {
      variables.anexos.set(variables.anexos.value.map((um) => um.ref === legendado ? { ...um, legenda: params.texto.trim() } : um));
      variables.rascunhos.setAt(params.chat, "");
    });
  } else {
    await conversaEnviar(run, {
      chat: params.chat,
      nota: params.nota,
      texto: params.texto,
    });
  }
  variables.anexos.set(variables.anexos.value.map((um) => um.chat_id !== params.chat ? um : {
    ...um,
    nota: um.status === "espera" ? params.nota : um.nota,
    status: "na_fila",
    erro: "",
  }));
  detach(run, conversaSubirAnexos(run));
});
