// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Abre um objeto ao lado da lista; o endereço diz qual. */
export const rastreioAbrir = workflow<{ readonly id: string }>("rastreioAbrir", (_run, params) => {
  variables.rastreio.set(params.id);
});
