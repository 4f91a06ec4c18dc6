// @generated from designs/idiomas/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  formatDate as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const formatDate = inApp(runtime, helper);
