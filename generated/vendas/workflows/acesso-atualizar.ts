// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  loadUser,
  workflow,
} from "trama/runtime";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";

/** As permissões de quem está dentro mudaram: o menu e a página aberta mostram o que ficou. */
export const acessoAtualizar = workflow("acessoAtualizar", async (run) => {
  await loadUser(run);
  await fetchCollections(run, [
    permissoes,
    equipe,
  ]);
  variables.permissaoPaginaAtual.set(permissoes.data.value.find((item) => item.paginaId === currentPage.value.id) ?? null);
});
