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
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const abrir = workflow("abrir", async (run) => {
  if (!variables.pedido.value) {
    return;
  }
  log(run, toText(variables.pedido.value.id + 1));
  const pedido = variables.pedido.value;
  batch(() => {
    variables.passo.set(pedido.id);
    if (pedido.cliente != null) {
      variables.aba.set(pedido.cliente.nome);
      inStep(run, "setVariable nomes");
      const cliente = pedido.cliente;
      variables.nomes.set(map([1], (n) => `${cliente.nome}${n}`));
      variables.pedido.set(null);
      variables.passo.set(variables.pedido.value?.id ?? 0);
    }
  });
  await wait(run, 1);
  log(run, toText(variables.pedido.value?.id));
});
