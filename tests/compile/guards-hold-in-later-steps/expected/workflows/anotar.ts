// @generated from design/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const anotar = workflow<{
  readonly nota?: number | null | undefined;
  readonly slug?: string | null | undefined;
}>("anotar", (_run, params) => {
  batch(() => {
    if (params.nota && params.slug) {
      variables.tamanho.set(params.nota + 1);
      variables.titulo.set(params.slug + "!");
    }
  });
});
