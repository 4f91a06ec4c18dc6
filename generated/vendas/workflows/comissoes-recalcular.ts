// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  openPopup,
  workflow,
} from "trama/runtime";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { addDays } from "../helpers/add-days";
import { formatDate } from "../helpers/format-date";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { comissoesRecalcularAgora } from "./comissoes-recalcular-agora";

/** Divide de novo as comissões previstas do produto escolhido, depois de uma confirmação. */
export const comissoesRecalcular = workflow("comissoesRecalcular", (run) => {
  if (variables.salvando.value !== "" || variables.produto.value === "") {
    return;
  }
  const qual = produtosOpcoes.data.value.find((item) => item.id === variables.produto.value)?.nome ?? "este produto";
  inStep(run, "openPopup confirmacao");
  void openPopup(run, confirmacao, {
    mensagem: `As comissões previstas e calculadas de ${qual}, das vendas aprovadas entre ${formatDate(variables.dataInicio.value, "DD/MM/YY")} e ${formatDate(addDays(variables.dataFim.value, -1), "DD/MM/YY")}, são divididas de novo pelas partes que valiam no dia de cada venda. O que a plataforma informou e o que já foi liberado ou pago não muda.`,
    textoConfirmar: "Recalcular",
    titulo: "Recalcular o período?",
  }, {
    onResult: async (run) => {
      await comissoesRecalcularAgora(run);
    },
  });
});
