// @generated from designs/vendas/workflows.json. Do not edit.
import {
  caughtError,
  openPopup,
  workflow,
} from "trama/runtime";
import { permissoes } from "../collections/permissoes";
import {
  buscaGlobal,
} from "../popups";
import * as variables from "../variables";

/** Abre a busca global, uma vez só. */
export const buscaAbrir = workflow("buscaAbrir", async (run) => {
  if (!(permissoes.total.value > 0) || variables.buscaAberta.value) {
    return;
  }
  variables.buscaAberta.set(true);
  try {
    await openPopup(run, buscaGlobal);
  } catch (cause) {
    caughtError(cause);
  }
  variables.buscaAberta.set(false);
});
