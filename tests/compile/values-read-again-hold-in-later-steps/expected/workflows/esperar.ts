// @generated from design/workflows.json. Do not edit.
import {
  batch,
  inStep,
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  map,
  reread,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const esperar = workflow("esperar", async (run) => {
  if (variables.pedido.value != null) {
    return;
  }
  await wait(run, 1);
  const pedido = reread(() => variables.pedido.value);
  if (!pedido || pedido.cliente == null) {
    return;
  }
  const cliente = pedido.cliente;
  batch(() => {
    variables.passo.set(pedido.id);
    variables.aba.set(cliente.nome);
    inStep(run, "setVariable nomes");
    variables.nomes.set(map([1], (n) => `${cliente.nome}${n}`));
    variables.pedido.set(null);
  });
  const pedido_ = reread(() => variables.pedido.value);
  log(run, toText(pedido_?.id ?? 0));
});
