// @generated from designs/vendas/formulas.json. Do not edit.
import { comissoesFechamento } from "../collections/comissoes-fechamento";
import { addDays } from "../helpers/add-days";
import { addMonths } from "../helpers/add-months";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";

/** O último dia do mês de comissões que se pode fechar. */
export function comissoesFimDoMes(): string {
  return formatDate(addDays(addMonths(comissoesFechamento.data.value?.a_fechar ?? today(), 1), -1), "DD/MM/YY");
}
