// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  fetchCollection,
  inStep,
  log,
  workflow,
} from "trama/runtime";
import { transacoesAntigo } from "../collections/transacoes-antigo";
import { compareDates } from "../helpers/compare-dates";
import { daysBetween } from "../helpers/days-between";
import * as variables from "../variables";
import { avisar } from "./avisar";

/** Outro período na lista antiga: do primeiro dia ao dia seguinte ao último. */
export const transacoesAntigoFiltrar = workflow<{
  readonly inicio: string;
  readonly fim: string;
}>("transacoesAntigoFiltrar", async (run, params) => {
  inStep(run, "if");
  if (compareDates(params.fim, params.inicio) <= 0) {
    await avisar(run, {
      mensagem: "A data final deve ser depois da inicial.",
      tipo: "erro",
    });
    return;
  }
  inStep(run, "if");
  if (daysBetween(params.inicio, params.fim) > 366) {
    await avisar(run, {
      mensagem: "Escolha um período de até 1 ano.",
      tipo: "erro",
    });
    return;
  }
  batch(() => {
    variables.dataInicio.set(params.inicio);
    variables.dataFim.set(params.fim);
    variables.pagina.set(1);
  });
  await fetchCollection(run, transacoesAntigo);
}, {
  onError: (run) => {
    log(run, "a lista antiga não veio; a página mostra o erro");
  },
});
