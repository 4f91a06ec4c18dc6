// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import { moeda } from "../formulas/moeda";
import {
  confirmacao,
  envioEtiquetas,
} from "../popups";
import { enviosBuscar } from "./envios-buscar";

/** Emite as etiquetas de envios separados, depois de dizer quanto custam. */
export const enviosEmitir = workflow<{
  readonly ids: readonly string[];
  readonly frete: number;
}>("enviosEmitir", async (run, params) => {
  const quantas = params.ids.length;
  if (!(quantas > 0)) {
    return;
  }
  const confirmou = await openPopup(run, confirmacao, {
    mensagem: `Frete total: ${moeda(params.frete)}.`,
    textoConfirmar: "Emitir",
    titulo: quantas === 1
      ? "Emitir 1 etiqueta?"
      : `Emitir ${quantas} etiquetas?`,
  });
  if (!confirmou) {
    return;
  }
  await openPopup(run, envioEtiquetas, {
    ids: params.ids,
  });
  await enviosBuscar(run);
});
