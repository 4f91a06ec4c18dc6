// @generated from design/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import * as helpers from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const date = inApp(runtime, helpers.date);
