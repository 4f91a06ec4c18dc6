// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  navigate,
  workflow,
} from "trama/runtime";
import { supabaseUpsert } from "trama/runtime/plugins/supabase";
import { contato } from "../collections/contato";
import { mensagemErro } from "../formulas/mensagem-erro";
import { atendimentoDesfazer } from "./atendimento-desfazer";
import { mostrarErro } from "./mostrar-erro";
import { oportunidadeMover } from "./oportunidade-mover";
import { oportunidadeReabrir } from "./oportunidade-reabrir";
import { tarefaMudarStatus } from "./tarefa-mudar-status";

/** O que o botão de um aviso faz. */
export const avisoAgir = workflow<{
  readonly acao: string;
  readonly contato: string;
  readonly tag: string;
  readonly caminho: string;
  readonly desfazer: {
    readonly campo: string;
    readonly id: string;
    readonly valor?: string | null | undefined;
    readonly versao: number;
  } | null | undefined;
}>("avisoAgir", async (run, params) => {
  if (params.acao === "recolocarTag") {
    await supabaseUpsert(run, {
      table: "contato_tags",
      data: {
        contato_id: params.contato,
        tag_id: params.tag,
      },
      conflict: ["contato_id", "tag_id"],
      ignoreDuplicates: true,
    });
    await fetchCollection(run, contato);
  }
  if (params.acao === "abrirContato") {
    await navigate(run, {
      page: "pg-contato",
      params: {
        contatoId: params.contato,
      },
    });
  }
  if (params.acao === "abrir" || params.acao === "verExportacoes") {
    await navigate(run, {
      path: params.caminho,
    });
  }
  if (params.acao === "desfazerAtendimento") {
    await atendimentoDesfazer(run, {
      mudanca: params.desfazer,
    });
  }
  const desfeito = params.desfazer?.id ?? "";
  if (params.acao === "desfazerTarefa") {
    await tarefaMudarStatus(run, {
      id: desfeito,
      status: params.desfazer?.valor === "em_andamento" ? "em_andamento" : "a_fazer",
    });
  }
  if (params.acao === "reabrirOportunidade") {
    await oportunidadeReabrir(run, {
      id: desfeito,
    });
  }
  if (params.acao === "desfazerMovida") {
    await oportunidadeMover(run, {
      abaixoDe: params.desfazer?.valor ?? null,
      etapa: params.desfazer?.campo ?? "",
      id: desfeito,
      versao: params.desfazer?.versao ?? 0,
      volta: true,
    });
  }
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
