// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  workflow,
} from "trama/runtime";
import {
  join,
  values,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { comissoesFechamento } from "../collections/comissoes-fechamento";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { comissoesBuscar } from "./comissoes-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Fecha o período; se não der, a pergunta continua na tela. */
export const comissoesFecharAgora = workflow("comissoesFecharAgora", async (run) => {
  variables.salvando.set("comissoesFechar");
  const ate = await supabaseCall<string>(run, "rpc_comissoes_fechar", {
    p_mes: comissoesFechamento.data.value?.a_fechar ?? today(),
  });
  variables.salvando.set("");
  await comissoesBuscar(run);
  inStep(run, "runWorkflow avisar");
  await avisar(run, {
    mensagem: `Período fechado até ${formatDate(ate, "DD/MM/YY")}.`,
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    const frases = custom.errosDosCampos(error, { mes: "mes" });
    await mostrarErro(run, {
      mensagem: frases != null
        ? join(values(frases), " ")
        : mensagemErro(error),
    });
  },
});
