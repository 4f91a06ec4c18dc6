// @generated from design/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  plural as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const plural = inApp(runtime, helper);
