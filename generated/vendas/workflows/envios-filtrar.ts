// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { enviosBuscar } from "./envios-buscar";

/** A busca ou a aba mudou: volta à primeira página. */
export const enviosFiltrar = workflow("enviosFiltrar", async (run) => {
  variables.pagina.set(1);
  await enviosBuscar(run);
});
