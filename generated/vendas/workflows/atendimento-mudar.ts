// @generated from designs/vendas/workflows.json. Do not edit.
import {
  caughtError,
  fetchCollection,
  fetchCollections,
  inStep,
  updateCollection,
  workflow,
} from "trama/runtime";
import {
  createObject,
  ifEmpty,
  same,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { atendimento } from "../collections/atendimento";
import { atendimentoHistorico } from "../collections/atendimento-historico";
import { atendimentoNotas } from "../collections/atendimento-notas";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoDesfazivel } from "../formulas/atendimento-desfazivel";
import { atendimentoVolta } from "../formulas/atendimento-volta";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  VwAtendimentos,
} from "../tables";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Grava um campo do atendimento aberto e oferece desfazer; se outra pessoa o mudou antes, mostra o que ficou. */
export const atendimentoMudar = workflow<{
  readonly campo:
    | "status"
    | "prioridade"
    | "categoria"
    | "responsavel_id"
    | "assunto";
  readonly valor: string | null | undefined;
  readonly antes: string | null | undefined;
  readonly aviso: string;
  readonly nota?: string | null | undefined;
}, boolean>("atendimentoMudar", async (run, params) => {
  if (variables.salvando.value !== "" || same(params.valor, params.antes)) {
    return false;
  }
  variables.salvando.set(`atendimento-${params.campo}`);
  const atual = atendimentoAtual();
  const alvo = atual?.id ?? "";
  const versao = atual?.versao ?? 0;
  if (params.campo === "status") {
    const status = await supabaseCall<readonly VwAtendimentos[]>(run, "rpc_atendimento_status", {
      p_id: alvo,
      p_nota: ifEmpty(params.nota ?? "", null),
      p_status: params.valor === "aguardando_cliente" ? "aguardando_cliente"
        : params.valor === "aguardando_interno" ? "aguardando_interno"
        : params.valor === "resolvido" ? "resolvido"
        : "em_atendimento",
      p_versao: versao,
    });
    updateCollection(run, atendimento, {
      operation: "replace",
      data: status,
    });
  } else {
    inStep(run, "mudado");
    const mudado = await supabaseCall<readonly VwAtendimentos[]>(run, "rpc_atendimento_mudar", {
      p_dados: createObject(params.campo, params.valor),
      p_id: alvo,
      p_versao: versao,
    });
    updateCollection(run, atendimento, {
      operation: "replace",
      data: mudado,
    });
  }
  variables.salvando.set("");
  await avisar(run, {
    acao: atendimentoDesfazivel(params.campo, params.antes) ? "desfazerAtendimento" : "",
    desfazer: atendimentoVolta(params.campo, params.antes),
    mensagem: params.aviso,
  });
  try {
    await fetchCollections(run, [
      atendimentoHistorico,
      atendimentoNotas,
    ]);
  } catch (cause) {
    caughtError(cause, run);
  }
  return true;
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    try {
      await fetchCollection(run, atendimento);
    } catch (cause) {
      caughtError(cause);
    }
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
