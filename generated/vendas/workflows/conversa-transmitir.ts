// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  uploadFile,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInsert,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pendentesCom } from "../formulas/pendentes-com";
import {
  type Arquivos,
} from "../tables";
import * as variables from "../variables";

/** Manda uma mensagem pendente; mandar de novo não a repete, pois a referência é a mesma. */
export const conversaTransmitir = workflow<{ readonly ref: string }>("conversaTransmitir", async (run, params) => {
  if (variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref) == null) {
    return;
  }
  variables.mensagensPendentes.set(pendentesCom(params.ref, "na_fila", ""));
  if (variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.arquivo_nome !== "" && variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.arquivo_id === "") {
    batch(() => {
      variables.envioProgresso.set(0);
      variables.envioAtual.set(params.ref);
    });
    const enviado = await uploadFile(run, {
      file: custom.anexoGuardado(params.ref),
      tag: "chat",
      progress: variables.envioProgresso,
    });
    const gravado = await supabaseInsert<Pick<Arquivos, "id">>(run, {
      table: "arquivos",
      data: {
        ext: enviado.ext,
        mime: custom.mimeDoAnexo(params.ref),
        nome: enviado.name,
        tag: "chat",
        tamanho: enviado.size,
        url: enviado.url,
      },
      columns: ["id"],
    });
    variables.mensagensPendentes.set(variables.mensagensPendentes.value.map((uma) => uma.cliente_ref === params.ref ? { ...uma, arquivo_id: gravado?.id ?? "" } : uma));
  }
  await supabaseCall(run, "rpc_chat_enviar", {
    p_arquivo: ifEmpty(variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.arquivo_id, null),
    p_chat: variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.chat_id,
    p_cliente_ref: params.ref,
    p_conteudo: variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.conteudo,
    p_nota: variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.nota,
    p_tipo: variables.mensagensPendentes.value.find((uma) => uma.cliente_ref === params.ref)?.tipo,
  }, {
    timeout: 15000,
  });
  variables.mensagensPendentes.set(pendentesCom(params.ref, "enviada", ""));
}, (run, error, params) => {
  variables.mensagensPendentes.set(pendentesCom(params.ref, "falhou", mensagemErro(error)));
});
