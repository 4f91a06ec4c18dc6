// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const esvaziar = workflow("esvaziar", async (run) => {
  while (variables.pedido.value != null) {
    log(run, toText(variables.pedido.value.id + 1));
    if (variables.pedido.value.id > 1) {
      await wait(run, 1);
    }
    log(run, toText(variables.pedido.value?.id));
    variables.pedido.set(null);
  }
  log(run, variables.pedido.value == null ? "nenhum" : "um");
});
