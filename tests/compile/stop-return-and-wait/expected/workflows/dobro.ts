// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";

export const dobro = workflow<{ readonly numero: number }, number>("dobro", (run, params) => {
  return params.numero * 2;
});
