// @generated from designs/vendas/workflows.json. Do not edit.
import {
  downloadCsv,
  inStep,
  openPopup,
  readCollection,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { rastreios } from "../collections/rastreios";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rastreiosFiltro } from "../formulas/rastreios-filtro";
import { rotuloRastreio } from "../formulas/rotulo-rastreio";
import { rotuloTransportadora } from "../formulas/rotulo-transportadora";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import { today } from "../helpers/today";
import {
  alerta,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Baixa em CSV os objetos que a aba e os filtros escolhem, até 1.000. */
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
  if (rastreios.total.value > 1000) {
    void openPopup(run, alerta, {
      mensagem: `A lista tem ${formatNumber(rastreios.total.value)} objetos, e um arquivo leva até 1.000. Use mais filtros.`,
      tipo: "info",
      titulo: "Objetos demais para um arquivo",
    });
    return;
  }
  variables.salvando.set("rastreiosExportar");
  const linhas = await readCollection(run, rastreios, {
    limit: 1000,
  });
  const quantas = linhas.length;
  await supabaseCall(run, "rpc_exportacao_registrar", {
    p_filtros: { ...rastreiosFiltro(), aba: variables.aba.value },
    p_linhas: quantas,
    p_tipo: "rastreios",
  });
  inStep(run, "downloadCsv");
  await downloadCsv(run, {
    data: linhas.map((r) => ({
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
    })),
    name: `rastreios-${today()}.csv`,
    delimiter: ";",
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: quantas === 1
      ? "1 objeto exportado."
      : `${quantas} objetos exportados.`,
  });
}, async (run, error) => {
  variables.salvando.set("");
  await mostrarErro(run, {
    mensagem: mensagemErro(error),
  });
});
