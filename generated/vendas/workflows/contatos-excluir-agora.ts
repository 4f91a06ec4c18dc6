// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { contatosEmUso } from "../formulas/contatos-em-uso";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Exclui os contatos e diz quantos; se não der, a pergunta continua na tela. */
export const contatosExcluirAgora = workflow<{ readonly ids: readonly string[] }>("contatosExcluirAgora", async (run, params) => {
  variables.salvando.set("contatosExcluir");
  const excluidos = await supabaseCall<readonly string[]>(run, "rpc_contatos_excluir", {
    p_ids: params.ids,
  });
  const feitos = excluidos.length;
  const excluiu = feitos > 0;
  batch(() => {
    variables.contatosExcluidos.set(feitos);
    variables.salvando.set("");
  });
  if (excluiu) {
    await avisar(run, {
      mensagem: feitos === 1
        ? "Contato excluído."
        : `${feitos} contatos excluídos.`,
    });
  }
  const restam = params.ids.length - feitos;
  if (restam > 0) {
    await mostrarErro(run, {
      mensagem: contatosEmUso(restam),
    });
  }
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
