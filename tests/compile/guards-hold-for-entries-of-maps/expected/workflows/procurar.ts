// @generated from design/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import {
  entry,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const procurar = workflow("procurar", () => {
  const preco = entry(variables.precos.value, variables.produto.value);
  if (preco == null) {
    return;
  }
  batch(() => {
    while (true) {
      const borracha = entry(variables.precos.value, "borracha");
      if (borracha == null || !(borracha > variables.total.value)) {
        break;
      }
      variables.total.set(variables.total.value +
        borracha +
        preco);
    }
  });
});
