// @generated from designs/vendas/formulas.json. Do not edit.
import {
  match,
} from "trama/runtime/helpers";
import { addDays } from "../helpers/add-days";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";

/** Hoje, Ontem ou DD/MM/YY. */
export function diaDaConversa(em: string): string {
  const hoje = today();
  return match(formatDate(em, "YYYY-MM-DD"), [
    [hoje, () => "Hoje"],
    [addDays(hoje, -1), () => "Ontem"],
  ], () => formatDate(em, "DD/MM/YY"));
}
