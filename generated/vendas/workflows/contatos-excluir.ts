// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { contatosEmUso } from "../formulas/contatos-em-uso";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Exclui contatos depois de uma confirmação; para mais de 20, a pessoa digita a palavra. Diz se excluiu algum. */
export const contatosExcluir = workflow<{ readonly ids: readonly string[] }, boolean>("contatosExcluir", async (run, params) => {
  const quantos = params.ids.length;
  const confirmou = await openPopup(run, confirmacao, {
    digitar: quantos > 20 ? "EXCLUIR" : "",
    mensagem: "O histórico de compras fica guardado, mas o contato sai de todas as listas.",
    perigo: true,
    textoConfirmar: "Excluir",
    titulo: quantos === 1
      ? "Excluir este contato?"
      : `Excluir ${quantos} contatos?`,
  });
  if (!confirmou) {
    return false;
  }
  variables.salvando.set("contatosExcluir");
  const excluidos = await supabaseCall<readonly string[]>(run, "rpc_contatos_excluir", {
    p_ids: params.ids,
  });
  const feitos = excluidos.length;
  const excluiu = feitos > 0;
  variables.salvando.set("");
  if (excluiu) {
    await avisar(run, {
      mensagem: feitos === 1
        ? "Contato excluído."
        : `${feitos} contatos excluídos.`,
    });
  }
  if (feitos < quantos) {
    await mostrarErro(run, {
      mensagem: contatosEmUso(quantos - feitos),
    });
  }
  return excluiu;
}, async (run, error) => {
  variables.salvando.set("");
  await mostrarErro(run, {
    mensagem: mensagemErro(error),
  });
});
