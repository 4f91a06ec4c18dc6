// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const abrir = workflow("abrir", () => {
  variables.nome.set("b");
});
