// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { contatos } from "../collections/contatos";
import * as variables from "../variables";

/** Busca a página de contatos: as palavras se procuram por um índice, e um CPF ou CNPJ completo pelo banco, que não o mostra. */
export const contatosBuscar = latestWorkflow("contatosBuscar", async (run) => {
  const doc = custom.documento(variables.q.value);
  if (doc !== "") {
    const encontrados = await supabaseCall<readonly string[]>(run, "rpc_documento_buscar", {
      p_doc: doc,
      p_tabela: "contatos",
    });
    variables.documentoIds.set(encontrados);
  } else {
    const procura = custom.termoDeBusca(variables.q.value);
    if (procura !== "") {
      const achados = await supabaseCall<readonly string[]>(run, "rpc_contatos_procurar", {
        p_q: procura,
      });
      variables.contatosAchados.set(achados.length > 100 ? null : achados);
    } else {
      variables.contatosAchados.set(null);
    }
  }
  await fetchCollection(run, contatos);
});
