// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { contatosExcluirAgora } from "./contatos-excluir-agora";

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
  }, {
    onResult: async (run) => {
      await contatosExcluirAgora(run, {
        ids: params.ids,
      });
    },
  });
  return confirmou === true && variables.contatosExcluidos.value > 0;
});
