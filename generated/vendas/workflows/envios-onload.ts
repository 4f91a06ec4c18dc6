// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Quem chega aqui o roteador já deixou entrar. */
export const enviosOnload = workflow("enviosOnload", () => {
  variables.carregando.set(false);
});
