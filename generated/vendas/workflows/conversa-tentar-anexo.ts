// @generated from designs/vendas/workflows.json. Do not edit.
import {
  detach,
  workflow,
} from "trama/runtime";
import { anexosCom } from "../formulas/anexos-com";
import * as variables from "../variables";
import { conversaSubirAnexos } from "./conversa-subir-anexos";

export const conversaTentarAnexo = workflow<{ readonly ref: string }>("conversaTentarAnexo", (run, params) => {
  variables.anexos.set(anexosCom(params.ref, "na_fila", ""));
  detach(run, conversaSubirAnexos(run));
});
