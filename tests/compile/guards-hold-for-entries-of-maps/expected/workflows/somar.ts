// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  entry,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const somar = workflow("somar", (run) => {
  const caneta = entry(variables.precos.value, "caneta");
  if (!caneta) {
    return;
  }
  log(run, toText(caneta + 1));
  const value = entry(variables.precos.value, "lapis preto");
  if (value != null && value > 2) {
    log(run, toText(value * 2));
  }
  variables.total.set(caneta * 3);
});
