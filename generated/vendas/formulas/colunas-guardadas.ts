// @generated from designs/vendas/formulas.json. Do not edit.
import {
  entry,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import * as variables from "../variables";

/** As colunas de uma lista como a pessoa as deixou; nada, enquanto não escolheu. */
export function colunasGuardadas(lista: string): {
  readonly ocultas: readonly string[];
  readonly ordem: readonly string[];
} | null | undefined {
  return entry(variables.colunasVisiveis.value, `${auth.user.value?.id ?? ""}/${lista}`);
}
