// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import {
  atendimentoNovo,
} from "../popups";
import { avisar } from "./avisar";

/** Abre a janela de um atendimento novo; o resultado é o código dele, ou nada. */
export const atendimentoCriar = workflow<{
  readonly contatoId?: string | null | undefined;
  readonly contatoNome?: string | null | undefined;
  readonly chatId?: string | null | undefined;
  readonly transacaoId?: string | null | undefined;
  readonly envioId?: string | null | undefined;
  readonly assunto?: string | null | undefined;
  readonly descricao?: string | null | undefined;
}, string>("atendimentoCriar", async (run, params) => {
  const codigo = await openPopup(run, atendimentoNovo, {
    assunto: params.assunto ?? "",
    chatId: params.chatId ?? "",
    contatoId: params.contatoId ?? "",
    contatoNome: params.contatoNome ?? "",
    descricao: params.descricao ?? "",
    envioId: params.envioId ?? "",
    transacaoId: params.transacaoId ?? "",
  });
  if (!codigo) {
    return "";
  }
  await avisar(run, {
    acao: "abrir",
    caminho: `/atendimentos/${codigo}/`,
    mensagem: `Atendimento ${codigo} aberto.`,
  });
  return toText(codigo);
});
