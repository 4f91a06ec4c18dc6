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

/** Baixa o arquivo de um relatório por um endereço que vale cinco minutos. */
export const exportacaoBaixar = workflow<{
  readonly caminho: string;
  readonly nome: string;
}>("exportacaoBaixar", async (run, params) => {
  const endereco = await supabaseStorageSignedUrl(run, {
    bucket: "exportacoes",
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
