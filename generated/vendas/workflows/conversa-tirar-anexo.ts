// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

export const conversaTirarAnexo = workflow<{ readonly ref: string }>("conversaTirarAnexo", async (_run, params) => {
  variables.anexos.set(variables.anexos.value.filter((um) => um.ref !== params.ref));
  await custom.soltarAnexo(params.ref);
});
