// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  openPopup,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { mensagemErro } from "../formulas/mensagem-erro";
import { addDays } from "../helpers/add-days";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import {
  alerta,
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { comissoesBuscar } from "./comissoes-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Divide de novo as comissões previstas do produto escolhido, depois de uma confirmação. */
export const comissoesRecalcular = workflow("comissoesRecalcular", async (run) => {
  if (variables.salvando.value !== "") {
    return;
  }
  if (variables.produto.value === "") {
    void openPopup(run, alerta, {
      mensagem: "O cálculo é feito um produto por vez. Escolha o produto no filtro e tente de novo.",
      tipo: "info",
      titulo: "Escolha um produto",
    });
    return;
  }
  const qual = produtosOpcoes.data.value.find((item) => item.id === variables.produto.value)?.nome ?? "este produto";
  inStep(run, "confirmou");
  const confirmou = await openPopup(run, confirmacao, {
    mensagem: `As comissões previstas e calculadas de ${qual}, das vendas aprovadas entre ${formatDate(variables.dataInicio.value, "DD/MM/YY")} e ${formatDate(addDays(variables.dataFim.value, -1), "DD/MM/YY")}, são divididas de novo pelos participantes de agora. O que a plataforma informou e o que já foi pago não muda.`,
    textoConfirmar: "Recalcular",
    titulo: "Recalcular o período?",
  });
  if (!confirmou) {
    return;
  }
  variables.salvando.set("comissoesRecalcular");
  const vendas = await supabaseCall<number>(run, "rpc_comissoes_recalcular", {
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
    p_produto: variables.produto.value,
  });
  variables.salvando.set("");
  await comissoesBuscar(run);
  await avisar(run, {
    mensagem: vendas === 0 ? "Nenhuma venda a recalcular."
      : vendas === 1 ? "1 venda recalculada."
      : `${formatNumber(vendas)} vendas recalculadas.`,
  });
}, async (run, error) => {
  variables.salvando.set("");
  await mostrarErro(run, {
    mensagem: mensagemErro(error),
  });
});
