// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  readCollection,
  updateCollection,
  wait,
  workflow,
} from "trama/runtime";
import { atendimentos } from "../collections/atendimentos";
import * as variables from "../variables";
import { atendimentosBuscar } from "./atendimentos-buscar";

/** O que mudou aparece no seu lugar da ordem e do filtro; o que é novo espera atrás de um aviso, para que nenhuma linha fuja do ponteiro. */
export const atendimentosNovidades = workflow<{ readonly vez: number }>("atendimentosNovidades", async (run, params) => {
  await wait(run, 300);
  if (params.vez !== variables.atendimentosOuvidos.value) {
    return;
  }
  if (atendimentos.data.value.length === 0) {
    await atendimentosBuscar(run);
    return;
  }
  const linhas = await readCollection(run, atendimentos, {
    limit: variables.porPagina.value + 25,
    offset: (variables.pagina.value - 1) * variables.porPagina.value,
  });
  if (params.vez !== variables.atendimentosOuvidos.value) {
    return;
  }
  const vistas = atendimentos.data.value.map((item) => item.id);
  variables.atendimentosNovos.set(linhas.slice(0, variables.porPagina.value).filter((linha) => !vistas.includes(linha.id)).length);
  if (variables.atendimentosNovos.value > 0) {
    updateCollection(run, atendimentos, {
      operation: "replace",
      data: linhas.filter((linha) => vistas.includes(linha.id)),
    });
  } else {
    variables.atendimentosQuietos.set(true);
    await fetchCollection(run, atendimentos);
    variables.atendimentosQuietos.set(false);
  }
}, {
  onError: () => {
    variables.atendimentosQuietos.set(false);
  },
});
