// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  caughtError,
  navigate,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { paginaInicial } from "../formulas/pagina-inicial";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";

/** Depois de entrar: a página que a pessoa tentou abrir, senão a inicial; sem nenhuma liberada, fica onde está. */
export const irParaDestino = workflow("irParaDestino", async (run) => {
  const inicial = paginaInicial();
  if (inicial === "") {
    batch(() => {
      variables.salvando.set("");
      variables.bloqueado.set(false);
    });
    return;
  }
  try {
    await navigate(run, {
      path: ifEmpty(currentPage.value.query._source, () => inicial),
    });
  } catch (cause) {
    caughtError(cause);
    await navigate(run, {
      path: inicial,
    });
  }
  variables.bloqueado.set(false);
});
