// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  reread,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const mudar = workflow("mudar", async (run) => {
  if (variables.aba.value !== "a" || variables.passo.value !== 1) {
    return;
  }
  variables.aba.set("b");
  const aba = reread(() => variables.aba.value);
  if (aba === "b") {
    log(run, "b");
  }
  if (variables.pedido.value != null) {
    return;
  }
  await wait(run, 1);
  const pedido = reread(() => variables.pedido.value);
  log(run, pedido?.cliente?.nome);
  const passo = reread(() => variables.passo.value);
  const aba_ = reread(() => variables.aba.value);
  if (passo === 2 && aba_ !== "a") {
    log(run, "2");
  }
});
