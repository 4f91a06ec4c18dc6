// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  logout,
  navigate,
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const sair = workflow("sair", async (run) => {
  await logout(run);
  batch(() => {
    resetVariables([
      variables.rascunhos,
      variables.mensagensPendentes,
      variables.chatTestePersistido,
      variables.presenca,
      variables.presencaEm,
      variables.buscaRecentes,
    ]);
    variables.bloqueado.set(true);
  });
  await navigate(run, {
    page: "pg-login",
  });
  variables.bloqueado.set(false);
}, {
  onError: () => {
    variables.bloqueado.set(false);
  },
});
