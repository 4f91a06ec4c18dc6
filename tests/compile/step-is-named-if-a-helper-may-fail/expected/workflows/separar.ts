// @generated from design/workflows.json. Do not edit.
import {
  inStep,
  log,
  workflow,
} from "trama/runtime";
import {
  split,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const separar = workflow<{ readonly texto?: string | null | undefined }>("separar", (run, params) => {
  variables.nome.set(variables.nome.value.toLowerCase());
  inStep(run, "partes");
  log(run, split(params.texto, ",").join(" "));
  log(run, variables.nome.value.toUpperCase());
});
