// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  loadUser,
  withLastParams,
  workflow,
} from "trama/runtime";
import {
  same,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { usuario } from "../collections/usuario";
import {
  currentPage,
} from "../runtime";

/** O perfil aberto mudou: o menu, a equipe e quem está dentro mostram o que ficou. */
export const perfilAtualizar = workflow("perfilAtualizar", async (run) => {
  await fetchCollections(run, [
    withLastParams(usuario),
    withLastParams(equipe),
  ]);
  if (same(currentPage.value.params.usuarioId, auth.user.value?.id)) {
    await loadUser(run);
  }
});
