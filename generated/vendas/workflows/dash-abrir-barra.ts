// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  navigate,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Mostra as vendas aprovadas dos dias de uma barra. */
export const dashAbrirBarra = workflow<{
  readonly inicio: string;
  readonly fim: string;
}>("dashAbrirBarra", async (run, params) => {
  batch(() => {
    variables.dataFim.set(params.fim);
    variables.dataInicio.set(params.inicio);
  });
  await navigate(run, {
    page: "pg-transacoes",
    query: {
      dataDe: "aprovacao",
      plataforma: ifEmpty(variables.plataforma.value, null),
      produto: ifEmpty(variables.produto.value, null),
      status: "aprovada",
    },
  });
});
