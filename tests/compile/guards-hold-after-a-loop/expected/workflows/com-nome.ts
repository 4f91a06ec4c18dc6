// @generated from design/workflows.json. Do not edit.
import {
  iterate,
  log,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** A named condition does not narrow what it tests. */
export const comNome = workflow("comNome", (run) => {
  for (const pedido of iterate(variables.pedidos.value)) {
    const aberto: boolean = pedido.situacao === "aberta";
    if (aberto) {
      const pago: boolean = pedido.situacao === "paga";
      log(run, pago
        ? pedido.nome
        : toText(pedido.situacao === "aberta"));
    }
  }
});
