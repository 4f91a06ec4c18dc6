// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  fetchCollections,
  workflow,
} from "trama/runtime";
import { oportunidade } from "../collections/oportunidade";
import { oportunidadeHistorico } from "../collections/oportunidade-historico";
import { oportunidadeTarefas } from "../collections/oportunidade-tarefas";

/** Busca a oportunidade aberta e o que se sabe dela. */
export const oportunidadeBuscar = workflow("oportunidadeBuscar", async (run) => {
  await fetchCollection(run, oportunidade);
  await fetchCollections(run, [
    oportunidadeHistorico,
    oportunidadeTarefas,
  ]);
});
