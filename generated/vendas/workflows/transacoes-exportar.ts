// @generated from designs/vendas/workflows.json. Do not edit.
import {
  downloadCsv,
  inStep,
  readCollection,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { formasPagamento } from "../collections/formas-pagamento";
import { transacoes } from "../collections/transacoes";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { rotuloStatus } from "../formulas/rotulo-status";
import { transacoesFiltro } from "../formulas/transacoes-filtro";
import { transacoesSemPeriodo } from "../formulas/transacoes-sem-periodo";
import { addDays } from "../helpers/add-days";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { exportacaoDemais } from "./exportacao-demais";
import { mostrarErro } from "./mostrar-erro";

/** Baixa em CSV as transações que o filtro escolhe, até 1.000. */
export const transacoesExportar = workflow("transacoesExportar", async (run) => {
  if (variables.salvando.value !== "") {
    return;
  }
  if (transacoes.total.value === 0) {
    await avisar(run, {
      mensagem: "Nenhuma linha para exportar.",
      tipo: "info",
    });
    return;
  }
  const filtro = transacoesFiltro();
  if (transacoes.total.value > 1000) {
    await exportacaoDemais(run, {
      filtros: filtro,
      tipo: "transacoes",
      total: transacoes.total.value,
    });
    return;
  }
  variables.salvando.set("transacoesExportar");
  const linhas = await readCollection(run, transacoes, {
    limit: 1000,
  });
  const quantas = linhas.length;
  await supabaseCall(run, "rpc_exportacao_registrar", {
    p_filtros: filtro,
    p_linhas: quantas,
    p_tipo: "transacoes",
  });
  inStep(run, "downloadCsv");
  await downloadCsv(run, {
    data: linhas.map((t) => ({
      "Pedido em": formatDate(t.pedida_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
      "Aprovada em": formatDate(t.aprovada_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
      Comprador: t.comprador_nome,
      "E-mail": t.comprador_email,
      Produto: t.produto_nome,
      Plataforma: rotuloPlataforma(t.plataforma),
      Forma: formasPagamento.data.value.find((item) => item.value === t.forma_pagamento)?.label,
      Parcelas: t.parcelas,
      Status: rotuloStatus(t.status),
      Moeda: t.moeda,
      Valor: custom.reais(t.valor_produto_centavos),
      "Líquido": custom.reais(t.valor_liquido_centavos),
      "Minha comissão": custom.reais(t.minha_comissao_centavos),
      Reembolsado: custom.reais(t.valor_reembolsado_centavos),
      "Código": t.transacao_codigo,
    })),
    name: transacoesSemPeriodo()
      ? `transacoes-${today()}.csv`
      : `transacoes-${variables.dataInicio.value}-a-${addDays(variables.dataFim.value, -1)}.csv`,
    delimiter: ";",
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: quantas === 1
      ? "1 transação exportada."
      : `${quantas} transações exportadas.`,
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
