// @generated from designs/vendas/formulas.json. Do not edit.
import { permissoes } from "../collections/permissoes";

/** A pessoa pode ver esta página; decide o que o menu mostra. */
export function podeVerPagina(pagina: string): boolean {
  return permissoes.data.value.find((item) => item.paginaId === pagina)?.podeVer === true;
}
