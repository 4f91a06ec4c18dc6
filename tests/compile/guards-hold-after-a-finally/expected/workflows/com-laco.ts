// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** TypeScript forgets what the try found out about a path that a loop in the finally reads. */
export const comLaco = workflow("comLaco", (run) => {
  try {
    if (!variables.pedido.value) {
      return;
    }
  } finally {
    while (variables.aberto.value) {
      log(run, (variables.pedido.value?.nome ?? "") + "!");
    }
  }
  log(run, variables.pedido.value
    ? variables.pedido.value.nome.toLowerCase()
    : "");
});
