// @generated from designs/vendas/workflows.json. Do not edit.
import {
  iterate,
  workflow,
} from "trama/runtime";
import {
  uuid,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

/** Põe arquivos à espera na conversa; só vão quando se manda enviar. */
export const conversaAnexar = workflow<{
  readonly chat: string;
  readonly arquivos: readonly File[];
}>("conversaAnexar", async (_run, params) => {
  for (const cada of iterate(params.arquivos)) {
    const guardado = await custom.guardarAnexo(uuid(), cada);
    variables.anexos.push({
      ...guardado,
      chat_id: params.chat,
      legenda: "",
      nota: false,
      status: "espera",
      erro: "",
    });
  }
});
