// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  setKeyValue,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import * as variables from "../variables";

/** Guarda as colunas de uma lista para quem está dentro. */
export const colunasGuardar = workflow<{
  readonly lista: string;
  readonly ordem: readonly string[];
  readonly ocultas: readonly string[];
}>("colunasGuardar", (_run, params) => {
  variables.colunasVisiveis.set(setKeyValue(variables.colunasVisiveis.value, `${auth.user.value?.id ?? ""}/${params.lista}`, { ordem: params.ordem, ocultas: params.ocultas }));
});
