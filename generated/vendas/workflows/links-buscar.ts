// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
} from "trama/runtime";
import { links } from "../collections/links";

/** Busca a página de links salvos. */
export const linksBuscar = latestWorkflow("linksBuscar", async (run) => {
  await fetchCollection(run, links);
});
