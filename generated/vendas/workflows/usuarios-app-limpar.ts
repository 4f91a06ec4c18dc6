// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { usuariosAppFiltrar } from "./usuarios-app-filtrar";

/** Tira a busca e os filtros. */
export const usuariosAppLimpar = workflow("usuariosAppLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.produto,
    variables.status,
    variables.acesso,
    variables.expiram,
  ]);
  await usuariosAppFiltrar(run);
});
