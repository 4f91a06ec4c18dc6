// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { importacaoAcompanhar } from "./importacao-acompanhar";
import { importacoesBuscar } from "./importacoes-buscar";
import { mostrarErro } from "./mostrar-erro";

export const importacaoCancelar = workflow<{ readonly qual?: string | null | undefined }>("importacaoCancelar", async (run, params) => {
  if (variables.salvando.value !== "") {
    return;
  }
  const confirmou = await openPopup(run, confirmacao, {
    mensagem: "As linhas já gravadas ficam. As outras não entram.",
    perigo: true,
    textoCancelar: "Continuar",
    textoConfirmar: "Cancelar importação",
    titulo: "Cancelar a importação?",
  });
  if (!confirmou) {
    return;
  }
  variables.salvando.set("importacaoCancelar");
  await supabaseCall(run, "rpc_importacao_cancelar", {
    p_id: ifEmpty(params.qual ?? "", () => variables.importacaoAberta.value),
  });
  variables.salvando.set("");
  await importacoesBuscar(run);
  await importacaoAcompanhar(run);
  await avisar(run, {
    mensagem: "Importação cancelada.",
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemFuncao(error),
    });
  },
});
