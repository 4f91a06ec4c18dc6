// @generated from designs/tarefas/formulas.json. Do not edit.
import {
  length,
  removeByKey,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** How many tasks are left to do. */
export function abertas(): number {
  return length(removeByKey(variables.tarefas.value, "feita", true));
}
