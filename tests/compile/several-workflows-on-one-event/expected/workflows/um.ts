// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const um = workflow("um", () => {
  variables.idade.set(1);
});
