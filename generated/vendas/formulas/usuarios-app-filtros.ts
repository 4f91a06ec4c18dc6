// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros de Usuários do app estão em uso, sem a busca. */
export function usuariosAppFiltros(): number {
  return (variables.produto.value ? 1 : 0) +
    (variables.status.value ? 1 : 0) +
    (variables.acesso.value ? 1 : 0) +
    (variables.expiram.value ? 1 : 0);
}
