// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  omit,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import * as variables from "../variables";

/** A lista volta às colunas do padrão. */
export const colunasEsquecer = workflow<{ readonly lista: string }>("colunasEsquecer", (_run, params) => {
  variables.colunasVisiveis.set(omit(variables.colunasVisiveis.value, `${auth.user.value?.id ?? ""}/${params.lista}`));
});
