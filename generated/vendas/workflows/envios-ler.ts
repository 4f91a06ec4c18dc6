// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import {
  replace,
} from "trama/runtime/helpers";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  VwEnvios,
} from "../tables";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { envioConferir } from "./envio-conferir";
import { enviosFiltrar } from "./envios-filtrar";
import { mostrarErro } from "./mostrar-erro";
import { painelDescartar } from "./painel-descartar";

/** Um código inteiro, lido ou escrito: o pacote do lote fica conferido, os outros se abrem. */
export const enviosLer = workflow<{ readonly texto: string }>("enviosLer", async (run, params) => {
  const lido = replace(params.texto.trim(), " ", "").toUpperCase();
  if (lido.length < 6) {
    return;
  }
  const achados = await supabaseSelect<Pick<
    VwEnvios,
      | "codigo"
      | "conferido"
      | "id"
      | "lote_status"
      | "status"
  >>(run, {
    table: "vw_envios",
    filter: {
      or: [
        {
          field: "codigo",
          operator: "eq",
          value: lido,
        },
        {
          field: "rastreio_codigo",
          operator: "eq",
          value: lido,
        },
      ],
    },
    columns: ["id", "codigo", "status", "lote_status", "conferido"],
    limit: 1,
  });
  if (achados.length !== 1) {
    return;
  }
  const achado = achados[0];
  const achadoId = achado?.id ?? "";
  if (achado?.lote_status === "aberto" && achado.status === "em_separacao") {
    variables.q.set("");
    await envioConferir(run, {
      conferido: true,
      id: achadoId,
    });
    await avisar(run, {
      mensagem: `${achado.codigo} conferido.`,
    });
  } else {
    const livre = await painelDescartar(run);
    if (!livre) {
      return;
    }
    batch(() => {
      variables.q.set("");
      variables.envioAberto.set(achadoId);
    });
    await enviosFiltrar(run);
  }
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
