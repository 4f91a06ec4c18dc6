// @generated from designs/vendas/formulas.json. Do not edit.
import { permissoes } from "../collections/permissoes";
import {
  type VwPermissoes,
} from "../tables";

/** As páginas do menu, na ordem das permissões: as que a pessoa pode ver. */
export function paginasDoMenu(): readonly VwPermissoes[] {
  return permissoes.data.value.filter((pagina) => pagina.noMenu && pagina.podeVer);
}
