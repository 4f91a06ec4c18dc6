// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  reread,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** TypeScript knows what the inner finally found out. */
export const comOutro = workflow("comOutro", async (run) => {
  try {
    log(run, "a");
  } finally {
    try {
      if (variables.situacao.value !== "aberta") {
        return;
      }
    } finally {
      log(run, "b");
    }
  }
  await wait(run, 1);
  const situacao = reread(() => variables.situacao.value);
  if (situacao === "paga") {
    log(run, "c");
  }
});
