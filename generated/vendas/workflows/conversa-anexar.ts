// @generated from designs/vendas/workflows.json. Do not edit.
import {
  detach,
  workflow,
} from "trama/runtime";
import {
  currentDate,
  getByIndex,
  match,
  uuid,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";
import { conversaTransmitir } from "./conversa-transmitir";

/** Mostra o anexo na conversa e o manda; o arquivo fica guardado até chegar. */
export const conversaAnexar = workflow<{
  readonly chat: string;
  readonly arquivo: unknown | undefined;
  readonly nota: boolean;
}>("conversaAnexar", async (run, params) => {
  variables.mensagensPendentes.push({
    cliente_ref: uuid(),
    chat_id: params.chat,
    conteudo: "",
    tipo: match(custom.tipoDeAnexo(params.arquivo), [
      ["imagem", () => "imagem"],
      ["video", () => "video"],
      ["audio", () => "audio"],
    ], () => "documento"),
    nota: params.nota,
    status: "na_fila",
    erro: "",
    criado_em: currentDate(),
    arquivo_id: "",
    arquivo_nome: custom.nomeDoAnexo(params.arquivo),
  });
  await custom.guardarAnexo(getByIndex(variables.mensagensPendentes.value, variables.mensagensPendentes.value.length - 1)?.cliente_ref, params.arquivo);
  detach(run, conversaTransmitir(run, {
    ref: getByIndex(variables.mensagensPendentes.value, variables.mensagensPendentes.value.length - 1)?.cliente_ref ?? "",
  }));
});
