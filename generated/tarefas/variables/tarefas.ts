// @generated from designs/tarefas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

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
