// @generated from designs/vendas/formulas.json. Do not edit.
import type { TiposRelatorioRow } from "../collections/tipos-relatorio";
import { tiposRelatorio } from "../collections/tipos-relatorio";
import { podeVerPagina } from "./pode-ver-pagina";

/** Os relatórios que a pessoa pode pedir. */
export function tiposQueExporta(): readonly TiposRelatorioRow[] {
  return tiposRelatorio.data.value.filter((tipo) => tipo.paginas.some((pagina) => podeVerPagina(pagina)));
}
