// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  alerta,
} from "../popups";

/** Diz em uma janela o que deu errado. */
export const mostrarErro = workflow<{ readonly mensagem: string }>("mostrarErro", (run, params) => {
  void openPopup(run, alerta, {
    mensagem: params.mensagem,
    tipo: "erro",
    titulo: "Não deu certo",
  });
});
