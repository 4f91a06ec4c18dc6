// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import {
  oportunidadeDestino,
} from "../popups";
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
});
