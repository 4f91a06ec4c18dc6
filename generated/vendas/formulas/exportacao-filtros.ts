// @generated from designs/vendas/formulas.json. Do not edit.
import {
  filter,
  ifEmpty,
  merge,
  toText,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import type { ExportacoesRow } from "../collections/exportacoes";
import { situacoes } from "../collections/situacoes";
import { statusTransacao } from "../collections/status-transacao";
import { rotuloPlataforma } from "./rotulo-plataforma";
import { addDays } from "../helpers/add-days";
import { formatDate } from "../helpers/format-date";

/** Os filtros de um relatório como se leem. */
export function exportacaoFiltros(linha: ExportacoesRow): string {
  const f = linha.filtros;
  const periodo = ifEmpty(f.inicio, "") === ""
    ? ""
    : `${formatDate(f.inicio, "DD/MM/YY")} – ${ifEmpty(f.fim, "") === "" ? "hoje" : formatDate(addDays(toText(f.fim), -1), "DD/MM/YY")}`;
  return filter([periodo, custom.rotulosDeStatus(f.status, merge(statusTransacao.data.value.map((um) => ({ value: um.value, label: um.label })), situacoes.data.value.map((um) => ({ value: um.value, label: um.label })))), linha.produto_nome ?? "", ifEmpty(f.plataforma, "") === "" ? "" : rotuloPlataforma(toText(f.plataforma)), ifEmpty(f.q, "") === "" ? "" : `“${f.q ?? ""}”`], (parte) => parte !== "").join(" · ");
}
