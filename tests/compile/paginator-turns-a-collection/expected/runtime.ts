// @generated from design/design.json. Do not edit.
import {
  createRuntime,
} from "trama/runtime";

export const { currentPage, readonlyVariable, runtime, variable } = createRuntime();
