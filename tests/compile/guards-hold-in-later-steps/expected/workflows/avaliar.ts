// @generated from design/workflows.json. Do not edit.
import {
  batch,
  fail,
  inStep,
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  map,
  toText,
} from "trama/runtime/helpers";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import type {
  Artigos,
} from "../tables";
import * as variables from "../variables";

export const avaliar = workflow<{
  readonly nota?: number | null | undefined;
  readonly slug?: string | null | undefined;
}>("avaliar", async (run, params) => {
  if (params.slug == null) {
    return;
  }
  if (!params.nota) {
    return;
  }
  variables.tamanho.set(params.nota + params.slug.length);
  await wait(run, params.nota);
  const artigo = await supabaseSelect<Artigos>(run, {
    table: "artigos",
    match: {
      slug: params.slug,
    },
    single: true,
  });
  if (artigo == null) {
    fail("Não há artigo.");
  }
  log(run, artigo.slug);
  if (artigo.titulo && artigo.nota != null) {
    log(run, artigo.titulo + "!");
    const nota = artigo.nota;
    batch(() => {
      variables.titulo.set(artigo.slug);
      variables.tamanho.set(nota + artigo.slug.length);
      inStep(run, "setVariable partes");
      variables.partes.set(map([1, 2], (x) => `${artigo.slug}${x}`));
    });
  } else {
    log(run, artigo.slug);
    return;
  }
  log(run, toText(artigo.nota + 1));
  switch (artigo.tipo) {
    case "carta": {
      log(run, artigo.tipo + artigo.titulo);
      break;
    }
    default: {
      log(run, artigo.titulo);
      break;
    }
  }
}, {
  onError: (run, _error, params) => {
    log(run, params.slug ?? "");
  },
});
