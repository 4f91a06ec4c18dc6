// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  caughtError,
  uploadFile,
  workflow,
} from "trama/runtime";
import { supabaseInsert } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { anexosCom } from "../formulas/anexos-com";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  Arquivos,
} from "../tables";
import * as variables from "../variables";
import { conversaEnviarAnexo } from "./conversa-enviar-anexo";

/** Leva os arquivos um a um; o que falha espera por quem o mandou. */
export const conversaSubirAnexos = workflow("conversaSubirAnexos", async (run) => {
  if (variables.envioAtual.value !== "") {
    return;
  }
  while (variables.anexos.value.some((um) => um.status === "na_fila")) {
    batch(() => {
      variables.envioProgresso.set(0);
      variables.envioAtual.set(variables.anexos.value.find((um) => um.status === "na_fila")?.ref ?? "");
    });
    try {
      const enviado = await uploadFile(run, {
        file: custom.anexoGuardado(variables.envioAtual.value),
        tag: "chat",
        progress: variables.envioProgresso,
      });
      const gravado = await supabaseInsert<Pick<Arquivos, "id">>(run, {
        table: "arquivos",
        data: {
          ext: enviado.ext,
          mime: custom.mimeDoAnexo(variables.envioAtual.value),
          nome: enviado.name,
          tag: "chat",
          tamanho: enviado.size,
          url: enviado.url,
        },
        columns: ["id"],
      });
      await conversaEnviarAnexo(run, {
        arquivo: gravado?.id ?? "",
        ref: variables.envioAtual.value,
      });
    } catch (cause) {
      const error = caughtError(cause);
      variables.anexos.set(anexosCom(variables.envioAtual.value, "falhou", mensagemErro(error)));
    }
  }
  variables.envioAtual.set("");
});
