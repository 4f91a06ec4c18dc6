// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  comissaoPagamento,
} from "../popups";
import { avisar } from "./avisar";
import { comissoesBuscar } from "./comissoes-buscar";

/** Marca comissões liberadas de uma pessoa como pagas; diz se marcou. */
export const comissoesPagar = workflow<{
  readonly ids: readonly string[];
  readonly nome: string;
  readonly total: string;
}, boolean>("comissoesPagar", async (run, params) => {
  const pagou = await openPopup(run, comissaoPagamento, {
    ids: params.ids,
    nome: params.nome,
    total: params.total,
  });
  if (!pagou) {
    return false;
  }
  await comissoesBuscar(run);
  const quantas = params.ids.length;
  await avisar(run, {
    mensagem: quantas === 1
      ? "Comissão marcada como paga."
      : `${quantas} comissões marcadas como pagas.`,
  });
  return true;
});
