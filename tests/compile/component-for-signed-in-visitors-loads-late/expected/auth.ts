// @generated from design/design.json. Do not edit.
import {
  authOf,
} from "trama/runtime";
import {
  runtime,
} from "./runtime";

export const auth = authOf(runtime);
