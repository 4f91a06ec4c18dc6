// @generated from designs/vendas/formulas.json. Do not edit.
import {
  distinct,
} from "trama/runtime/helpers";
import { paginasDoMenu } from "./paginas-do-menu";
import {
  type VwPermissoes,
} from "../tables";

/** Os grupos do menu com as páginas deles. */
export function gruposDoMenu(): readonly {
  readonly grupo: string;
  readonly paginas: readonly VwPermissoes[];
}[] {
  return distinct(paginasDoMenu().map((pagina) => pagina.grupo ?? "")).map((grupo) => ({ grupo, paginas: paginasDoMenu().filter((pagina) => (pagina.grupo ?? "") === grupo) }));
}
