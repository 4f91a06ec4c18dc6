// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  caughtError,
  fetchCollection,
  inStep,
  updateCollection,
  wait,
  workflow,
} from "trama/runtime";
import {
  createObject,
  filter,
  getKeyValue,
  same,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { oportunidade } from "../collections/oportunidade";
import { oportunidadeHistorico } from "../collections/oportunidade-historico";
import { mensagemErro } from "../formulas/mensagem-erro";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import { oportunidadeCampos } from "../formulas/oportunidade-campos";
import type {
  VwOportunidades,
} from "../tables";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Grava um campo da oportunidade aberta, um de cada vez; se outra pessoa a mudou antes, diz isso sem tirar o foco de quem escreve, e mostra o que ela mudou. */
export const oportunidadeGravar = workflow<{
  readonly campo:
    | "titulo"
    | "produto_id"
    | "responsavel_id"
    | "valor_centavos"
    | "previsao_em"
    | "observacao";
  readonly valor: string | number | null | undefined;
}>("oportunidadeGravar", async (run, params) => {
  while (variables.salvando.value === "oportunidade") {
    await wait(run, 50);
  }
  const antes = oportunidadeCampos();
  const versao = oportunidadeAtual()?.versao ?? 0;
  if (same(params.valor, antes[params.campo])) {
    return;
  }
  variables.salvando.set("oportunidade");
  inStep(run, "mudada");
  const mudada = await supabaseCall<readonly VwOportunidades[]>(run, "rpc_oportunidade_salvar", {
    p_dados: createObject(params.campo, params.valor),
    p_id: variables.oportunidade.value,
    p_versao: versao,
  });
  batch(() => {
    updateCollection(run, oportunidade, {
      operation: "replace",
      data: mudada,
    });
    variables.salvando.set("");
    variables.oportunidadeMudados.set([]);
  });
  try {
    await fetchCollection(run, oportunidadeHistorico);
  } catch (cause) {
    caughtError(cause, run);
  }
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    const velha = oportunidadeCampos();
    try {
      await fetchCollection(run, oportunidade);
    } catch (cause) {
      caughtError(cause);
    }
    const mensagem = mensagemErro(error);
    if (error.message === "conflito_versao") {
      const nova = oportunidadeCampos();
      inStep(run, "setVariable oportunidadeMudados");
      variables.oportunidadeMudados.set(filter(["titulo", "produto_id", "responsavel_id", "valor_centavos", "previsao_em", "observacao"], (campo) => !same(getKeyValue(velha, campo), getKeyValue(nova, campo))));
      await avisar(run, {
        mensagem,
        tipo: "atencao",
      });
    } else {
      await mostrarErro(run, {
        mensagem,
      });
    }
  },
});
