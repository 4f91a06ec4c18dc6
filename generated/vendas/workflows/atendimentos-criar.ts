// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { atendimentoCriar } from "./atendimento-criar";
import { atendimentosBuscar } from "./atendimentos-buscar";

/** Abre um atendimento novo e mostra a lista com ele. */
export const atendimentosCriar = workflow("atendimentosCriar", async (run) => {
  const codigo = await atendimentoCriar(run);
  if (ifEmpty(codigo, "") === "") {
    return;
  }
  await atendimentosBuscar(run);
});
