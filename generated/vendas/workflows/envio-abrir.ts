// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { painelDescartar } from "./painel-descartar";

/** Abre um envio ao lado da lista; o endereço diz qual. */
export const envioAbrir = workflow<{ readonly id: string }>("envioAbrir", async (run, params) => {
  if (params.id === variables.envioAberto.value) {
    return;
  }
  const livre = await painelDescartar(run);
  if (!livre) {
    return;
  }
  variables.envioAberto.set(params.id);
});
