// @generated from designs/vendas/workflows.json. Do not edit.
import {
  downloadFile,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import * as variables from "../variables";
import { mostrarErro } from "./mostrar-erro";

/** Baixa as linhas com erro em CSV. */
export const importacaoBaixarErros = workflow<{
  readonly id: string;
  readonly nome: string;
}>("importacaoBaixarErros", async (run, params) => {
  const texto = await supabaseCall<string>(run, "rpc_importacao_erros_csv", {
    p_id: params.id,
  });
  const arquivo = `erros-${params.nome}`;
  await downloadFile(run, custom.arquivoDeTexto(arquivo, toText(texto)), arquivo);
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemFuncao(error),
    });
  },
});
