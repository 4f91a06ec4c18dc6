// @generated from designs/vendas/formulas.json. Do not edit.
import {
  addDays,
  formatDate,
  match,
  today,
} from "trama/runtime/helpers";

/** Hoje, Ontem ou DD/MM/YY. */
export function diaDaConversa(em: string): string {
  const hoje = today();
  return match(formatDate(em, "YYYY-MM-DD"), [
    [hoje, () => "Hoje"],
    [addDays(hoje, -1), () => "Ontem"],
  ], () => formatDate(em, "DD/MM/YY"));
}
