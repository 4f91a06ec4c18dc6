// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { trafegoLista } from "./trafego-lista";

export const trafegoProcurar = workflow("trafegoProcurar", async (run) => {
  variables.pagina.reset();
  await trafegoLista(run);
});
