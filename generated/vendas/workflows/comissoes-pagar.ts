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
  await avisar(run, {
    mensagem: params.ids.length === 1
      ? "Comissão marcada como paga."
      : `${params.ids.length} comissões marcadas como pagas.`,
  });
  return true;
});
