// @generated from designs/vendas/workflows.json. Do not edit.
import {
  downloadCsv,
  inStep,
  readCollection,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { envios } from "../collections/envios";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloEnvio } from "../formulas/rotulo-envio";
import { rotuloServico } from "../formulas/rotulo-servico";
import { rotuloTransportadora } from "../formulas/rotulo-transportadora";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { exportacaoDemais } from "./exportacao-demais";
import { mostrarErro } from "./mostrar-erro";

/** Baixa em CSV os envios que a aba e a busca escolhem, até 1.000. */
export const enviosExportar = workflow("enviosExportar", async (run) => {
  if (variables.salvando.value !== "") {
    return;
  }
  if (envios.total.value === 0) {
    await avisar(run, {
      mensagem: "Nenhuma linha para exportar.",
      tipo: "info",
    });
    return;
  }
  if (envios.total.value > 1000) {
    await exportacaoDemais(run, {
      filtros: {
        q: custom.termoDeBusca(variables.q.value),
        status: variables.aba.value === "" ? ["pendente", "endereco_incompleto"] : variables.aba.value === "etiquetas" ? ["etiqueta_emitida"] : ["postado", "entregue", "devolvido", "extraviado"],
        sem_lote: variables.aba.value === "",
      },
      tipo: "envios",
      total: envios.total.value,
    });
    return;
  }
  variables.salvando.set("enviosExportar");
  const linhas = await readCollection(run, envios, {
    limit: 1000,
  });
  const quantas = linhas.length;
  await supabaseCall(run, "rpc_exportacao_registrar", {
    p_filtros: { q: variables.q.value, aba: variables.aba.value },
    p_linhas: quantas,
    p_tipo: "envios",
  });
  inStep(run, "downloadCsv");
  await downloadCsv(run, {
    data: linhas.map((e) => ({
      "Código": e.codigo,
      "Criado em": formatDate(e.criado_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
      "Destinatário": e.destinatario_nome,
      Telefone: e.telefone,
      CEP: e.cep,
      Logradouro: e.logradouro,
      "Número": e.numero,
      Complemento: e.complemento,
      Bairro: e.bairro,
      Cidade: e.cidade,
      UF: e.uf,
      Produto: e.produto_nome,
      "Peso (g)": e.peso_g,
      Transportadora: rotuloTransportadora(e.transportadora),
      "Serviço": rotuloServico(e.servico),
      Frete: custom.reais(e.valor_frete_centavos),
      Status: rotuloEnvio(e.status),
      Rastreio: e.rastreio_codigo,
      "Postado em": formatDate(e.postado_em, "DD/MM/YYYY HH:mm:ss", "pt-BR", "America/Sao_Paulo"),
    })),
    name: `envios-${today()}.csv`,
    delimiter: ";",
  });
  variables.salvando.set("");
  await avisar(run, {
    mensagem: quantas === 1
      ? "1 envio exportado."
      : `${quantas} envios exportados.`,
  });
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
