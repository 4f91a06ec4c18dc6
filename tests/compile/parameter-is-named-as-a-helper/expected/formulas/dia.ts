// @generated from design/formulas.json. Do not edit.
import {
  date,
  formatDate,
} from "trama/runtime/helpers";

export function dia(date_: string): string {
  return formatDate(date(date_), "DD/MM");
}
