// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";

export const avisar = workflow<{ readonly texto?: string | null | undefined }>("avisar", (run, params) => {
  log(run, params.texto ?? "nada");
});
