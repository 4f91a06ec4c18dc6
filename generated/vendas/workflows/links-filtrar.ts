// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { linksBuscar } from "./links-buscar";

export const linksFiltrar = workflow("linksFiltrar", async (run) => {
  variables.pagina.reset();
  await linksBuscar(run);
});
