// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  fetchCollections,
  navigate,
  workflow,
} from "trama/runtime";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";

/** Decide se a pessoa pode ver a página aberta. */
export const paginaOnload = workflow("paginaOnload", async (run) => {
  if (auth.isAuthenticated.value) {
    if (permissoes.total.value === 0) {
      await fetchCollections(run, [
        permissoes,
        equipe,
      ]);
    }
    batch(() => {
      variables.permissaoPaginaAtual.set(permissoes.data.value.find((item) => item.paginaId === currentPage.value.id) ?? null);
      variables.carregando.set(false);
    });
  } else {
    await navigate(run, {
      page: "pg-login",
    });
  }
}, {
  onError: () => {
    batch(() => {
      variables.erroPermissoes.set(true);
      variables.carregando.set(false);
    });
  },
});
