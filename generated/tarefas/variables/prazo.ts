// @generated from designs/tarefas/variables.json. Do not edit.
import {
  readonlyVariable,
} from "../runtime";

/** Shows only the tasks of this term. */
export const prazo = readonlyVariable<string>({
  id: "prazo",
  type: "string",
  default: "",
  query: true,
});
