// @generated from designs/vendas/formulas.json. Do not edit.
import type { PermissoesRow } from "../collections/permissoes";
import { permissoes } from "../collections/permissoes";

/** A primeira página do menu que a pessoa pode ver; sem nenhuma, o perfil ou outra. */
export function primeiraPagina(): PermissoesRow | null | undefined {
  const visiveis = permissoes.data.value.filter((pagina) => pagina.podeVer && pagina.rota !== "/");
  return visiveis.find((pagina) => pagina.noMenu) ??
    visiveis.find((item) => item.paginaId === "pg-perfil") ??
    visiveis[0];
}
