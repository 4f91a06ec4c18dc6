// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import { comissoesFechamento } from "../collections/comissoes-fechamento";
import { comissoesFimDoMes } from "../formulas/comissoes-fim-do-mes";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { comissoesFecharAgora } from "./comissoes-fechar-agora";

/** Fecha as comissões até o fim do último mês, depois de uma confirmação. */
export const comissoesFechar = workflow("comissoesFechar", (run) => {
  if (variables.salvando.value !== "" || comissoesFechamento.data.value?.a_fechar == null) {
    return;
  }
  void openPopup(run, confirmacao, {
    mensagem: "O extrato até esse dia não muda mais. O que vier depois, como um reembolso, entra no mês seguinte. Um período fechado não se abre de novo.",
    textoConfirmar: "Fechar período",
    titulo: `Fechar até ${comissoesFimDoMes()}?`,
  }, {
    onResult: async (run) => {
      await comissoesFecharAgora(run);
    },
  });
});
