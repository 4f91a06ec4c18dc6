// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { comissoesFiltrar } from "./comissoes-filtrar";

/** Mostra as comissões de uma pessoa, uma a uma. */
export const comissoesDe = workflow<{
  readonly email: string;
  readonly aba: string;
}>("comissoesDe", async (run, params) => {
  batch(() => {
    variables.beneficiario.set(params.email);
    variables.aba.set(params.aba);
    variables.visao.set("transacoes");
  });
  await comissoesFiltrar(run);
});
