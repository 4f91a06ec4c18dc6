// @generated from designs/vendas/workflows.json. Do not edit.
import {
  logout,
  navigate,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const sair = workflow("sair", async (run) => {
  variables.bloqueado.set(true);
  logout(run);
  await navigate(run, {
    page: "pg-login",
  });
  variables.bloqueado.set(false);
}, () => {
  variables.bloqueado.set(false);
});
