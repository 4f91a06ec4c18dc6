// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  add,
  slice,
  uuid,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Mostra um aviso no canto; ficam no máximo três. */
export const avisar = workflow<{ readonly mensagem: string; readonly tipo?: "sucesso" | "erro" | "atencao" | "info" | null | undefined }>("avisar", (run, params) => {
  variables.avisos.set(add(slice(variables.avisos.value, -2), { id: uuid(), tipo: params.tipo ?? "sucesso", mensagem: params.mensagem }));
});
