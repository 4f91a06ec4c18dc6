// @generated from design/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import {
  reread,
} from "trama/runtime/helpers";
import { conta } from "../collections/conta";
import * as variables from "../variables";

export const conferir = workflow("conferir", async (run) => {
  if (conta.data.value != null) {
    return;
  }
  await fetchCollection(run, conta);
  const conta_ = reread(() => conta.data.value);
  switch (conta_?.saldo) {
    case 1: {
      variables.passo.set(conta_.saldo);
      break;
    }
  }
  if (!conta_ || conta_.saldo == null) {
    return;
  }
  variables.passo.set(conta_.saldo + 1);
});
