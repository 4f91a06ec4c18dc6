// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  caughtError,
  fetchCollections,
  inStep,
  readCollection,
  updateCollection,
  wait,
  workflow,
} from "trama/runtime";
import {
  filter,
  getKeyValue,
  same,
} from "trama/runtime/helpers";
import { atendimento } from "../collections/atendimento";
import { atendimentoCompra } from "../collections/atendimento-compra";
import { atendimentoHistorico } from "../collections/atendimento-historico";
import { atendimentoNotas } from "../collections/atendimento-notas";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import * as variables from "../variables";

/** Mostra o atendimento como ficou; o que mudou brilha por 2 segundos. */
export const atendimentoVerMudancas = workflow("atendimentoVerMudancas", async (run) => {
  variables.atendimentoAlteradoPor.set("");
  const linhas = await readCollection(run, atendimento, {
    limit: 1,
  });
  const nova = linhas[0];
  const atual = atendimentoAtual();
  if (linhas.length !== 1 || !((nova?.versao ?? 0) > (atual?.versao ?? 0))) {
    return;
  }
  batch(() => {
    inStep(run, "setVariable atendimentoMudados");
    variables.atendimentoMudados.set(filter(["status", "prioridade", "categoria", "responsavel_id", "assunto"], (campo) => !same(getKeyValue(nova, campo), getKeyValue(atual, campo))));
    updateCollection(run, atendimento, {
      operation: "replace",
      data: linhas,
    });
  });
  try {
    await fetchCollections(run, [
      atendimentoHistorico,
      atendimentoNotas,
      atendimentoCompra,
    ]);
  } catch (cause) {
    caughtError(cause, run);
  }
  await wait(run, 2000);
  variables.atendimentoMudados.set([]);
}, {
  onError: () => {
    return;
  },
});
