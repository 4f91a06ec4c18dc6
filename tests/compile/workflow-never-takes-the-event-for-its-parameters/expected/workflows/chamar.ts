// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { avisar } from "./avisar";

export const chamar = workflow("chamar", async (run) => {
  await avisar(run);
});
