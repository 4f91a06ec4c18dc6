// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";

export const metade = workflow<{ readonly numero: number }, number>("metade", (_run, params) => {
  if (!(params.numero > 0)) {
    return;
  }
  return params.numero / 2;
});
