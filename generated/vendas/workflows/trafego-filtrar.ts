// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { trafegoBuscar } from "./trafego-buscar";

export const trafegoFiltrar = workflow("trafegoFiltrar", async (run) => {
  variables.pagina.reset();
  await trafegoBuscar(run);
});
