// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";

/** Se o painel ao lado da lista tem o que não foi salvo, pergunta antes de perdê-lo; diz se pode. */
export const painelDescartar = workflow<unknown, boolean>("painelDescartar", async (run) => {
  if (!variables.painelMudado.value) {
    return true;
  }
  const descartar = await openPopup(run, confirmacao, {
    mensagem: "O que você escreveu não foi salvo.",
    perigo: true,
    textoCancelar: "Continuar editando",
    textoConfirmar: "Descartar",
    titulo: "Descartar alterações?",
  });
  if (!descartar) {
    return false;
  }
  variables.painelMudado.set(false);
  return true;
});
