// @generated from designs/vendas/formulas.json. Do not edit.
import {
  sum,
} from "trama/runtime/helpers";
import { contadorDaPagina } from "./contador-da-pagina";
import { paginasDoMenu } from "./paginas-do-menu";

/** A soma dos números das páginas de um grupo do menu. */
export function contadorDoGrupo(grupo: string): number {
  return sum(paginasDoMenu().filter((pagina) => (pagina.grupo ?? "") === grupo).map((pagina) => contadorDaPagina(pagina.paginaId) ?? 0));
}
