// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** The condition is false, or a break was taken: either may have changed since. */
export const ateMudar = workflow("ateMudar", async (run) => {
  while (variables.situacao.value === "aberta") {
    if (variables.situacao.value === "aberta" && variables.aberto.value) {
      break;
    }
    await wait(run, 1);
  }
  if (variables.situacao.value === "aberta") {
    log(run, "aberta");
  }
});
