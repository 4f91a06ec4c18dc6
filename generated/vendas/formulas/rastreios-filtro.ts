// @generated from designs/vendas/formulas.json. Do not edit.
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

/** O filtro da lista de rastreios, como `rpc_rastreios_resumo` o lê. */
export function rastreiosFiltro(): {
  readonly q: string;
  readonly transportadora: string;
  readonly uf: string;
  readonly inicio: string;
  readonly fim: string;
} {
  return {
    q: custom.termoDeBusca(variables.q.value),
    transportadora: variables.transportadora.value,
    uf: variables.uf.value,
    inicio: variables.postadoDe.value,
    fim: variables.postadoAte.value,
  };
}
