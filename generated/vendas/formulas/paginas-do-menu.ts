// @generated from designs/vendas/formulas.json. Do not edit.
import { permissoes } from "../collections/permissoes";
import { paginaPronta } from "./pagina-pronta";
import {
  type VwPermissoes,
} from "../tables";

/** As páginas do menu, na ordem das permissões: as que a pessoa pode ver e que já existem. */
export function paginasDoMenu(): readonly VwPermissoes[] {
  return permissoes.data.value.filter((pagina) => pagina.noMenu && pagina.podeVer && paginaPronta(pagina.paginaId));
}
