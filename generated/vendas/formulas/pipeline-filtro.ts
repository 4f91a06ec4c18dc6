// @generated from designs/vendas/formulas.json. Do not edit.
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

/** O que o quadro e as somas dele procuram. */
export function pipelineFiltro(): {
  readonly q: string;
  readonly responsavel: string;
  readonly tag: string;
} {
  return {
    q: custom.termoDeBusca(variables.q.value),
    responsavel: variables.responsavel.value,
    tag: variables.tag.value,
  };
}
