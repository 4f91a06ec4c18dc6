// @generated from designs/vendas/formulas.json. Do not edit.
import type { PermissoesRow } from "../collections/permissoes";
import { permissoes } from "../collections/permissoes";

/** As páginas do menu, na ordem das permissões: as que a pessoa pode ver. */
export function paginasDoMenu(): readonly PermissoesRow[] {
  return permissoes.data.value.filter((pagina) => pagina.noMenu && pagina.podeVer);
}
