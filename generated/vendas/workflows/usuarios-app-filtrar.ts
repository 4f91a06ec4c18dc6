// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { usuariosAppBuscar } from "./usuarios-app-buscar";

/** Um filtro mudou: volta à primeira página. */
export const usuariosAppFiltrar = workflow("usuariosAppFiltrar", async (run) => {
  variables.pagina.set(1);
  await usuariosAppBuscar(run);
});
