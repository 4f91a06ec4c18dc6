// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Abre uma oportunidade ao lado; o endereço diz qual. */
export const oportunidadeAbrir = workflow<{ readonly id: string }>("oportunidadeAbrir", (_run, params) => {
  batch(() => {
    variables.oportunidadeMudados.set([]);
    variables.oportunidade.set(params.id);
  });
});
