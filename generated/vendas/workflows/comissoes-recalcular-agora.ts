// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { comissoesBuscar } from "./comissoes-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Divide de novo as comissões do produto e do período escolhidos; se não der, a pergunta continua na tela. */
export const comissoesRecalcularAgora = workflow("comissoesRecalcularAgora", async (run) => {
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
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
