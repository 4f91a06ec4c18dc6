// @generated from designs/idiomas/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import * as helpers from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const today = inApp(runtime, helpers.today);
