// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  openPopup,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
  lookup,
} from "trama/runtime/helpers";
import { etapas } from "../collections/etapas";
import {
  oportunidadeDestino,
} from "../popups";
import { avisar } from "./avisar";
import { oportunidadeMover } from "./oportunidade-mover";

/** Pergunta para qual etapa uma oportunidade vai, e a move. */
export const oportunidadeMoverPara = workflow<{
  readonly id: string;
  readonly titulo: string;
  readonly pipeline: string;
  readonly etapa: string;
  readonly versao: number;
}>("oportunidadeMoverPara", async (run, params) => {
  const destino = await openPopup(run, oportunidadeDestino, {
    etapa: params.etapa,
    pipeline: params.pipeline,
    titulo: `Mover ${params.titulo}`,
  });
  if (ifEmpty(destino, "") === "") {
    return;
  }
  await oportunidadeMover(run, {
    etapa: destino ?? "",
    id: params.id,
    versao: params.versao,
  });
  inStep(run, "runWorkflow avisar");
  await avisar(run, {
    mensagem: `Movida para ${lookup(destino, etapas.data.value, "id")?.nome ?? ""}.`,
  });
});
