// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { transacoes } from "../collections/transacoes";
import { transacoesResumo } from "../collections/transacoes-resumo";
import * as variables from "../variables";

/** Busca a página de transações e as somas; um CPF ou CNPJ completo é procurado pelo banco, que não o mostra. */
export const transacoesBuscar = latestWorkflow("transacoesBuscar", async (run) => {
  variables.vendasNovas.set(0);
  const doc = custom.documento(variables.q.value);
  if (doc !== "") {
    const encontradas = await supabaseCall<readonly string[]>(run, "rpc_documento_buscar", {
      p_doc: doc,
      p_tabela: "transacoes",
    });
    variables.documentoIds.set(encontradas);
  }
  await fetchCollections(run, [
    transacoes,
    transacoesResumo,
  ]);
});
