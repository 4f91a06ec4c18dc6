// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { importacoesBuscar } from "./importacoes-buscar";

/** Volta à escolha de um arquivo. */
export const importacaoFechar = workflow("importacaoFechar", async (run) => {
  variables.importacaoAberta.set("");
  await importacoesBuscar(run);
});
