// @generated from designs/vendas/workflows.json. Do not edit.
import {
  logout,
  navigate,
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const sair = workflow("sair", async (run) => {
  await logout(run);
  resetVariables([
    variables.rascunhos,
    variables.mensagensPendentes,
    variables.chatTestePersistido,
    variables.presenca,
    variables.presencaEm,
  ]);
  variables.bloqueado.set(true);
  await navigate(run, {
    page: "pg-login",
  });
  variables.bloqueado.set(false);
}, () => {
  variables.bloqueado.set(false);
});
