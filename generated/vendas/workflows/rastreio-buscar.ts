// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  workflow,
} from "trama/runtime";
import { rastreio } from "../collections/rastreio";
import { rastreioEventos } from "../collections/rastreio-eventos";

/** Busca o objeto aberto e o caminho dele. */
export const rastreioBuscar = workflow("rastreioBuscar", async (run) => {
  await fetchCollections(run, [
    rastreio,
    rastreioEventos,
  ]);
});
