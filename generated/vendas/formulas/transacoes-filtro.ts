// @generated from designs/vendas/formulas.json. Do not edit.
import {
  prepend,
  round,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { transacoesSemPeriodo } from "./transacoes-sem-periodo";
import { transacoesSoUma } from "./transacoes-so-uma";
import * as variables from "../variables";

/** O mesmo filtro da lista, como `rpc_transacoes_resumo` o lê. Um documento que ninguém tem não acha nada: o id zero não existe. */
export function transacoesFiltro(): {
  readonly q: string;
  readonly ids: readonly string[];
  readonly data: string;
  readonly inicio: string;
  readonly fim: string;
  readonly status: string;
  readonly plataforma: string;
  readonly produto: string;
  readonly forma: string;
  readonly afiliado: string;
  readonly cupom: string;
  readonly utm_source: string;
  readonly valor_min?: number | null | undefined;
  readonly valor_max?: number | null | undefined;
  readonly vence_hoje: boolean;
} {
  const semDocumento = custom.documento(variables.q.value) === "";
  const semPeriodo = transacoesSemPeriodo();
  return {
    q: semDocumento ? custom.termoDeBusca(variables.q.value) : "",
    ids: transacoesSoUma() ? [variables.venda.value] : semDocumento ? [] : prepend(variables.documentoIds.value, "00000000-0000-0000-0000-000000000000"),
    data: variables.dataDe.value,
    inicio: semPeriodo ? "" : variables.dataInicio.value,
    fim: semPeriodo ? "" : variables.dataFim.value,
    status: variables.status.value,
    plataforma: variables.plataforma.value,
    produto: variables.produto.value,
    forma: variables.forma.value,
    afiliado: custom.termoDeBusca(variables.afiliado.value),
    cupom: variables.cupom.value.trim(),
    utm_source: variables.utmSource.value.trim(),
    valor_min: variables.valorMin.value > 0 ? round(variables.valorMin.value * 100) : null,
    valor_max: variables.valorMax.value > 0 ? round(variables.valorMax.value * 100) : null,
    vence_hoje: variables.venceHoje.value,
  };
}
