// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { rastreiosBuscar } from "./rastreios-buscar";

/** Um filtro mudou: volta à primeira página. */
export const rastreiosFiltrar = workflow("rastreiosFiltrar", async (run) => {
  variables.pagina.set(1);
  await rastreiosBuscar(run);
});
