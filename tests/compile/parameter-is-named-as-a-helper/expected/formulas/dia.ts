// @generated from design/formulas.json. Do not edit.
import { date } from "../helpers/date";
import { formatDate } from "../helpers/format-date";

export function dia(date_: string): string {
  return formatDate(date(date_), "DD/MM");
}
