// @generated from design/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  addMonths as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const addMonths = inApp(runtime, helper);
