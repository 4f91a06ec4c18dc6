// @generated from design/workflows.json. Do not edit.
import {
  inStep,
  log,
  workflow,
} from "trama/runtime";
import {
  map,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const somar = workflow("somar", (run) => {
  if (variables.pedido.value && variables.pedido.value.total != null) {
    inStep(run, "log");
    const total = variables.pedido.value.total;
    log(run, toText(map([1], (n) => n + total)));
    inStep(run, "log");
    const total_ = variables.pedido.value.total;
    const pedido = variables.pedido.value;
    log(run, toText(map([1], (n) => n + total_ + pedido.id)));
  }
});
