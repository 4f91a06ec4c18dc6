// @generated from designs/vendas/workflows.json. Do not edit.
import {
  caughtError,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import { contasAnuncio } from "../collections/contas-anuncio";

/** Lê os números dos anúncios com as chaves da conta; o que falha fica na conta de anúncio. */
export const anunciosLer = workflow("anunciosLer", async (run) => {
  try {
    await supabaseInvoke(run, {
      function: "conexoes/anuncios",
      body: {},
    });
  } catch (cause) {
    caughtError(cause);
  }
  await fetchCollection(run, contasAnuncio);
});
