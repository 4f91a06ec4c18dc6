// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  workflow,
} from "trama/runtime";
import {
  addDays,
  formatDate,
  today,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import * as variables from "../variables";

/** Antes da primeira busca: o período padrão e, com alguém dentro, o que essa pessoa pode ver. */
export const appAntes = workflow("appAntes", async (run) => {
  variables.dataInicio.set(formatDate(addDays(today(), -30), "YYYY-MM-DD"));
  variables.dataFim.set(formatDate(addDays(today(), 1), "YYYY-MM-DD"));
  if (auth.isAuthenticated.value) {
    await fetchCollections(run, [
      permissoes,
      equipe,
    ]);
  }
});
