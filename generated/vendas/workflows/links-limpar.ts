// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { linksFiltrar } from "./links-filtrar";

export const linksLimpar = workflow("linksLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.plataforma,
  ]);
  await linksFiltrar(run);
});
