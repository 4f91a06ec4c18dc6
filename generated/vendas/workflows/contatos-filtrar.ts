// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { contatosBuscar } from "./contatos-buscar";

/** Um filtro mudou: volta à primeira página. */
export const contatosFiltrar = workflow("contatosFiltrar", async (run) => {
  variables.pagina.set(1);
  await contatosBuscar(run);
});
