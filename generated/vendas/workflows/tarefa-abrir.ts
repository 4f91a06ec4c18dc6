// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import {
  tarefa,
} from "../popups";
import { avisar } from "./avisar";

/** Uma tarefa nova de um contato, ou uma que existe. Diz se algo mudou. */
export const tarefaAbrir = workflow<{
  readonly contatoId: string;
  readonly contatoNome: string;
  readonly tarefaId?: string | null | undefined;
  readonly atendimentoId?: string | null | undefined;
  readonly oportunidadeId?: string | null | undefined;
}, boolean>("tarefaAbrir", async (run, params) => {
  const mudou = await openPopup(run, tarefa, {
    atendimentoId: params.atendimentoId ?? "",
    contatoId: params.contatoId,
    contatoNome: params.contatoNome,
    oportunidadeId: params.oportunidadeId ?? "",
    tarefaId: params.tarefaId ?? "",
  });
  if (mudou === "salva") {
    await avisar(run, {
      mensagem: "Tarefa salva.",
    });
  }
  if (mudou === "excluida") {
    await avisar(run, {
      mensagem: "Tarefa excluída.",
    });
  }
  return ifEmpty(mudou, "") !== "";
});
