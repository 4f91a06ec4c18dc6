// @generated from designs/vendas/design.json. Do not edit.
import {
  inApp,
} from "trama/runtime";
import {
  today as helper,
} from "trama/runtime/helpers";
import {
  runtime,
} from "../runtime";

export const today = inApp(runtime, helper);
