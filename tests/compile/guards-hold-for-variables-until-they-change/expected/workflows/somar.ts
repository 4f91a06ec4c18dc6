// @generated from design/workflows.json. Do not edit.
import {
  batch,
  inStep,
  log,
  workflow,
} from "trama/runtime";
import {
  map,
  toText,
} from "trama/runtime/helpers";
import { conta } from "../collections/conta";
import * as variables from "../variables";

export const somar = workflow<{ readonly limite?: number | null | undefined }>("somar", (run, params) => {
  if (params.limite == null || !conta.data.value?.saldo) {
    return;
  }
  const saldo = conta.data.value.saldo;
  const limite = params.limite;
  batch(() => {
    variables.passo.set(saldo + limite);
    inStep(run, "setVariable nomes");
    variables.nomes.set(map([1], (n) => toText(n + limite + saldo)));
  });
  log(run, toText(conta.data.value.saldo + 1));
});
