// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  oportunidadeNova,
} from "../popups";
import { avisar } from "./avisar";

/** Abre a janela de uma oportunidade nova de um contato. Diz se ela foi criada. */
export const oportunidadeCriar = workflow<{
  readonly contatoId: string;
  readonly contatoNome: string;
  readonly origem?: "manual" | "chat" | null | undefined;
  readonly pipelineId?: string | null | undefined;
}, boolean>("oportunidadeCriar", async (run, params) => {
  const nova = await openPopup(run, oportunidadeNova, {
    contatoId: params.contatoId,
    contatoNome: params.contatoNome,
    origem: params.origem ?? "manual",
    pipelineId: params.pipelineId ?? "",
  });
  if (!nova) {
    return false;
  }
  await avisar(run, {
    mensagem: "Oportunidade criada.",
  });
  return true;
});
