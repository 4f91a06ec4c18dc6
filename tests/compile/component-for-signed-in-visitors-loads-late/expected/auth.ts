// @generated from design/design.json. Do not edit.
import {
  authOf,
} from "trama/runtime";

export const auth = authOf();
