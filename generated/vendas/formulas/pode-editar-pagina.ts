// @generated from designs/vendas/formulas.json. Do not edit.
import { permissoes } from "../collections/permissoes";

/** A pessoa pode mudar o que há em uma página, esteja onde estiver. */
export function podeEditarPagina(pagina: string): boolean {
  return permissoes.data.value.find((item) => item.paginaId === pagina)?.podeEditar === true;
}
