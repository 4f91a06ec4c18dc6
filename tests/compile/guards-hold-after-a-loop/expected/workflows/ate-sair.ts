// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** After a loop without an end, what its breaks tested is known. */
export const ateSair = workflow("ateSair", async (run) => {
  while (true) {
    if (variables.pedido.value != null) {
      break;
    }
    await wait(run, 1);
  }
  log(run, variables.pedido.value.nome.toLowerCase());
});
