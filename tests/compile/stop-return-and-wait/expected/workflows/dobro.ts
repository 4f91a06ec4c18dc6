// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";

export const dobro = workflow<{ readonly numero: number }, number>("dobro", (_run, params) => {
  return params.numero * 2;
});
