// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  latestWorkflow,
} from "trama/runtime";
import { usuariosApp } from "../collections/usuarios-app";
import { usuariosAppResumo } from "../collections/usuarios-app-resumo";

/** Busca a página de acessos e as contagens. */
export const usuariosAppBuscar = latestWorkflow("usuariosAppBuscar", async (run) => {
  await fetchCollections(run, [
    usuariosApp,
    usuariosAppResumo,
  ]);
});
