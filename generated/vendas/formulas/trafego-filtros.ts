// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** A conta, a campanha e o conjunto em que se está, e o que se busca. */
export function trafegoFiltros(comBusca: boolean): {
  readonly conta: string;
  readonly campanha: string;
  readonly conjunto: string;
  readonly q: string;
} {
  return {
    conta: variables.contaAnuncio.value,
    campanha: variables.campanha.value,
    conjunto: variables.conjunto.value,
    q: comBusca ? variables.q.value.trim() : "",
  };
}
