// @generated from designs/vendas/formulas.json. Do not edit.
import { permissoes } from "../collections/permissoes";
import {
  type VwPermissoes,
} from "../tables";

/** A primeira página do menu que a pessoa pode ver; sem nenhuma, o perfil ou outra. */
export function primeiraPagina(): VwPermissoes | null | undefined {
  const visiveis = permissoes.data.value.filter((pagina) => pagina.podeVer && pagina.rota !== "/");
  return visiveis.find((pagina) => pagina.noMenu) ??
    visiveis.find((item) => item.paginaId === "pg-perfil") ??
    visiveis[0];
}
