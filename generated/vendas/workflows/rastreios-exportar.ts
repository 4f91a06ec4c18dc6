// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  downloadCsv,
  inStep,
  readCollection,
  resetVariables,
  workflow,
} from "trama/runtime";
import {
  reread,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { rastreios } from "../collections/rastreios";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rastreiosFiltro } from "../formulas/rastreios-filtro";
import { rotuloRastreio } from "../formulas/rotulo-rastreio";
import { rotuloTransportadora } from "../formulas/rotulo-transportadora";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Baixa em CSV todos os objetos que a aba e os filtros escolhem, lidos de mil em mil, que é o que o backend dá de uma vez. */
export const rastreiosExportar = workflow("rastreiosExportar", async (run) => {
  if (variables.salvando.value !== "") {
    return;
  }
  if (rastreios.total.value === 0) {
    await avisar(run, {
      mensagem: "Nenhuma linha para exportar.",
      tipo: "info",
    });
    return;
  }
  batch(() => {
    variables.salvando.set("rastreiosExportar");
    resetVariables([
      variables.rastreiosContados,
      variables.rastreiosLidos,
    ]);
  });
  while (true) {
    const salvando = reread(() => variables.salvando.value);
    if (salvando !== "rastreiosExportar") {
      break;
    }
    const linhas = await readCollection(run, rastreios, {
      limit: 1000,
      offset: variables.rastreiosContados.value,
    });
    const vieram = batch(() => {
      inStep(run, "setVariable rastreiosLidos");
      variables.rastreiosLidos.set([...variables.rastreiosLidos.value, ...linhas.map((r) => ({
        "Código": r.codigo,
        Transportadora: rotuloTransportadora(r.transportadora),
        Envio: r.envio_codigo,
        "Destinatário": r.destinatario_nome,
        Cidade: r.cidade,
        UF: r.uf,
        Produto: r.produto_nome,
        Status: rotuloRastreio(r.status),
        "Último evento": r.ultimo_evento_texto,
        "Último evento em": formatDate(r.ultimo_evento_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
        "Postado em": formatDate(r.postado_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
        Previsto: formatDate(r.previsto_em, "DD/MM/YYYY"),
        "Entregue em": formatDate(r.entregue_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
      }))]);
      const vieram = linhas.length;
      variables.rastreiosContados.set(variables.rastreiosContados.value + vieram);
      return vieram;
    });
    if (vieram === 0 || variables.rastreiosContados.value >= rastreios.total.value) {
      break;
    }
  }
  const quantas = variables.rastreiosContados.value;
  await supabaseCall(run, "rpc_exportacao_registrar", {
    p_filtros: { ...rastreiosFiltro(), aba: variables.aba.value },
    p_linhas: quantas,
    p_tipo: "rastreios",
  });
  await downloadCsv(run, {
    data: variables.rastreiosLidos.value,
    name: `rastreios-${today()}.csv`,
    delimiter: ";",
  });
  batch(() => {
    resetVariables([
      variables.rastreiosContados,
      variables.rastreiosLidos,
    ]);
    variables.salvando.set("");
  });
  await avisar(run, {
    mensagem: quantas === 1
      ? "1 objeto exportado."
      : `${quantas} objetos exportados.`,
  });
}, {
  onError: async (run, error) => {
    batch(() => {
      resetVariables([
        variables.rastreiosContados,
        variables.rastreiosLidos,
      ]);
      variables.salvando.set("");
    });
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
