// @generated from design/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  addHours as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const addHours = inApp(runtime, helper);
