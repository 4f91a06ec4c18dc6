// @generated from designs/vendas/formulas.json. Do not edit.
import {
  distinct,
} from "trama/runtime/helpers";
import type { PermissoesRow } from "../collections/permissoes";
import { paginasDoMenu } from "./paginas-do-menu";

/** Os grupos do menu com as páginas deles. */
export function gruposDoMenu(): readonly {
  readonly grupo: string;
  readonly paginas: readonly PermissoesRow[];
}[] {
  return distinct(paginasDoMenu().map((pagina) => pagina.grupo ?? "")).map((grupo) => ({ grupo, paginas: paginasDoMenu().filter((pagina) => (pagina.grupo ?? "") === grupo) }));
}
