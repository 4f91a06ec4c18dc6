// @generated from design/workflows.json. Do not edit.
import {
  caughtError,
  log,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const tentar = workflow("tentar", (run) => {
  try {
    if (!variables.pedido.value) {
      return;
    }
    log(run, toText(variables.pedido.value.id + 1));
  } catch (cause) {
    caughtError(cause);
    log(run, toText(variables.pedido.value?.id));
  }
});
