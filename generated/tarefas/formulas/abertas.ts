// @generated from designs/tarefas/formulas.json. Do not edit.
import * as variables from "../variables";

/** How many tasks are left to do. */
export function abertas(): number {
  return variables.tarefas.value.filter((item) => item.feita !== true).length;
}
