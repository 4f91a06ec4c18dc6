// @generated from design/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  date as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const date = inApp(runtime, helper);
