// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Abre um envio ao lado da lista; o endereço diz qual. */
export const envioAbrir = workflow<{ readonly id: string }>("envioAbrir", (run, params) => {
  variables.envioAberto.set(params.id);
});
