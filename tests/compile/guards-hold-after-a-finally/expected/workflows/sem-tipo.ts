// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";

/** A condition on a value without a type holds for later steps. */
export const semTipo = workflow<{ readonly valor: unknown | undefined }>("semTipo", (run, params) => {
  if (params.valor !== 2) {
    return;
  }
  log(run, toText(params.valor + 1));
});
