// @generated from designs/vendas/formulas.json. Do not edit.
import type { PipelinesRow } from "../collections/pipelines";
import { pipelines } from "../collections/pipelines";
import * as variables from "../variables";

/** O pipeline que a página mostra: o do endereço, o padrão da conta, ou o primeiro. */
export function pipelineAtual(): PipelinesRow | null | undefined {
  const todos = pipelines.data.value;
  return todos.find((um) => um.id === variables.pipeline.value) ??
    todos.find((um) => um.padrao) ??
    todos[0];
}
