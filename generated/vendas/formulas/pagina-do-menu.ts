// @generated from designs/vendas/formulas.json. Do not edit.

/** A página do menu em que se está: a de um registro é a da lista dele. */
export function paginaDoMenu(pagina: string): string {
  return pagina === "pg-contato" ? "pg-contatos"
    : pagina === "pg-atendimento" ? "pg-atendimentos"
    : pagina;
}
