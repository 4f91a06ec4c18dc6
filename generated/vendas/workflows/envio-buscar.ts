// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { envioDetalhe } from "../collections/envio-detalhe";
import * as variables from "../variables";

/** Busca o envio aberto. */
export const envioBuscar = workflow("envioBuscar", async (run) => {
  if (variables.envioAberto.value !== "novo") {
    await fetchCollection(run, envioDetalhe);
  }
});
