// @generated from designs/vendas/workflows.json. Do not edit.
import {
  downloadFile,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { supabaseStorageSignedUrl } from "trama/runtime/plugins/supabase";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import * as variables from "../variables";
import { mostrarErro } from "./mostrar-erro";

export const importacaoBaixarArquivo = workflow<{
  readonly caminho: string;
  readonly nome: string;
}>("importacaoBaixarArquivo", async (run, params) => {
  const endereco = await supabaseStorageSignedUrl(run, {
    bucket: "importacoes",
    path: params.caminho,
    expiresIn: 300,
    download: true,
  });
  await downloadFile(run, toText(endereco), params.nome);
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemFuncao(error),
    });
  },
});
