// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { importacaoAcompanhar } from "./importacao-acompanhar";

/** Mostra uma importação, no passo em que está. */
export const importacaoAbrir = workflow<{ readonly id: string }>("importacaoAbrir", async (run, params) => {
  variables.importacaoAberta.set(params.id);
  await importacaoAcompanhar(run);
});
