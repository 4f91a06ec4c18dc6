// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";

export const avisar = workflow<{ readonly texto: string }>("avisar", (run, params) => {
  if (params.texto === "") {
    return;
  }
  log(run, params.texto);
});
