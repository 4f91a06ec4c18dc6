// @generated from designs/vendas/formulas.json. Do not edit.
import { permissoes } from "../collections/permissoes";

/** Se a pessoa gere uma página. */
export function podeGerirPagina(pagina: string): boolean {
  return permissoes.data.value.find((item) => item.paginaId === pagina)?.podeGerir ?? false;
}
