// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const conversaTirarPendente = workflow<{ readonly ref: string }>("conversaTirarPendente", (_run, params) => {
  variables.mensagensPendentes.set(variables.mensagensPendentes.value.filter((uma) => uma.cliente_ref !== params.ref));
});
