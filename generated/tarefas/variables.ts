// @generated from designs/tarefas/variables.json. Do not edit.
import {
  readonlyVariable,
  variable,
} from "./runtime";

/** Shows only the tasks of this term. */
export const prazo = readonlyVariable<string>({
  id: "prazo",
  type: "string",
  default: "",
  query: true,
});

export const tarefas = variable<readonly {
  readonly feita: boolean;
  readonly id: string;
  readonly prazo: string;
  readonly texto: string;
}[]>({
  id: "tarefas",
  type: "array",
  default: [],
  local: true,
});
