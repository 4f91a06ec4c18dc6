// @generated from design/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  getWeekOfYear as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const getWeekOfYear = inApp(runtime, helper);
