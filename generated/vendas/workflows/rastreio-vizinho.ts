// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  getByIndex,
} from "trama/runtime/helpers";
import { rastreios } from "../collections/rastreios";
import * as variables from "../variables";

/** Abre o objeto antes ou depois do que está aberto. */
export const rastreioVizinho = workflow<{ readonly passo: number }>("rastreioVizinho", (_run, params) => {
  const lugar = rastreios.data.value.findIndex((item) => item.id === variables.rastreio.value);
  const ao = lugar + params.passo;
  const outro = getByIndex(rastreios.data.value, ao);
  if (
    !(lugar >= 0) ||
      !(ao >= 0) ||
      !outro
  ) {
    return;
  }
  variables.rastreio.set(outro.id);
});
