// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  lower,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** After a loop without an end, what its breaks tested is known. */
export const ateSair = workflow("ateSair", async (run) => {
  while (true) {
    if (variables.pedido.value != null) {
      break;
    }
    await wait(run, 1);
  }
  log(run, lower(variables.pedido.value.nome));
});
