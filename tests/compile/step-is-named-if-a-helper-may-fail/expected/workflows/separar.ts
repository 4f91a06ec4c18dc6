// @generated from design/workflows.json. Do not edit.
import {
  inStep,
  log,
  workflow,
} from "trama/runtime";
import {
  lower,
  split,
  uppercase,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const separar = workflow<{ readonly texto?: string | null | undefined }>("separar", (run, params) => {
  variables.nome.set(lower(variables.nome.value));
  inStep(run, "partes");
  log(run, split(params.texto, ",").join(" "));
  inStep(run, "log");
  log(run, uppercase(variables.nome.value));
});
