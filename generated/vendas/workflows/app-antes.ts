// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  fetchCollections,
  workflow,
} from "trama/runtime";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import { addDays } from "../helpers/add-days";
import { today } from "../helpers/today";
import * as variables from "../variables";

/** Antes da primeira busca: o período padrão e, com alguém dentro, o que essa pessoa pode ver. */
export const appAntes = workflow("appAntes", async (run) => {
  const hoje = today();
  batch(() => {
    variables.dataInicio.set(addDays(hoje, -30));
    variables.dataFim.set(addDays(hoje, 1));
  });
  if (auth.isAuthenticated.value) {
    await fetchCollections(run, [
      permissoes,
      equipe,
    ]);
  }
});
